/** Starting a corporation as the purchase of a turn in the stock round (core rules 7.3). */
import { actorOf } from '../kernel/actor.ts';
import type { TurnAction } from '../kernel/hooks.ts';
import { bareId } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { demand } from '../kernel/violation.ts';
import { canParAny, parCell, parCells, parObjection, startCorporation } from '../core/par.ts';
import { noteShareAlarm } from '../core/program-alarms.ts';
import { percentOf } from '../core/shares.ts';
import { hasBought, noteBought, noteLastToAct, noteTurn } from '../core/stock-memory.ts';

export const parTurnAction: TurnAction = {
  type: 'par',
  offered: (play, player) => !hasBought(play) && canParAny(play, player),
  list(play, player, add) {
    const actor = actorOf(play, player);
    for (const { entity } of play.rules.corporations) {
      for (const cell of parCells(play, player, entity)) {
        if (parObjection(play, player, entity, cell.price) !== null) continue;
        add({ action: { type: 'par', ...actor, corporation: bareId(entity), share_price: cell.id } });
      }
    }
  },
  apply(play, action, player) {
    if (action.type !== 'par') return;
    const corporation: EntityId = `corporation:${action.corporation}`;
    const cell = parCell(play, player, corporation, action.share_price);
    demand(parObjection(play, player, corporation, cell.price));
    const before = percentOf(play, corporation, player);
    startCorporation(play, player, corporation, cell, false);
    noteBought(play, player, corporation, percentOf(play, corporation, player) - before);
    noteTurn(play, { type: 'par', corporation, from: corporation, offering: true });
    noteLastToAct(play, player);
    noteShareAlarm(play, { by: player, type: 'par', corporation });
  },
};
