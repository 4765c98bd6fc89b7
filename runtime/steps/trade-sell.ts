/** Sales in a turn of the stock round (core rules 7.3): any number of them, within the order and blocks of the title. */
import { actorOf } from '../kernel/actor.ts';
import type { TurnAction } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import { demand } from '../kernel/violation.ts';
import { bundleFields, namedBundle } from '../core/bundles.ts';
import type { Bundle } from '../core/bundles.ts';
import { noteShareAlarm } from '../core/program-alarms.ts';
import { bundleObjection, canSellAny, sellableBundles, turnSaleObjection } from '../core/sale-rules.ts';
import { sellShares } from '../core/sell-shares.ts';
import { noteLastToAct, noteSold, noteTurn } from '../core/stock-memory.ts';

/** Carries out a sale that was checked, and remembers it: the seller buys none of it in this round. */
export const sellInTurn = (play: Play, player: EntityId, bundle: Bundle): void => {
  const { corporation } = bundle;
  sellShares(play, bundle);
  noteSold(play, player, corporation);
  noteTurn(play, { type: 'sell_shares', corporation });
  noteLastToAct(play, player);
  noteShareAlarm(play, { by: player, type: 'sell_shares', corporation });
};

export const sellTurnAction: TurnAction = {
  type: 'sell_shares',
  offered: canSellAny,
  list(play, player, add) {
    const actor = actorOf(play, player);
    for (const { entity } of play.rules.corporations) {
      for (const bundle of sellableBundles(play, player, entity)) {
        add({ action: { type: 'sell_shares', ...actor, ...bundleFields(bundle) } });
      }
    }
  },
  apply(play, action, player) {
    if (action.type !== 'sell_shares') return;
    const bundle = namedBundle(play, action.shares, action.percent);
    demand(turnSaleObjection(play, player, bundle) ?? bundleObjection(play, player, bundle));
    sellInTurn(play, player, bundle);
  },
};
