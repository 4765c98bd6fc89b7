/** The purchase of a turn in the stock round (core rules 7.3): one certificate from the pool or from unsold shares. */
import { actorOf } from '../kernel/actor.ts';
import type { TurnAction } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import { demand } from '../kernel/violation.ts';
import { noteShareAlarm } from '../core/program-alarms.ts';
import { bundleFields, namedBundle } from '../core/bundles.ts';
import type { Bundle } from '../core/bundles.ts';
import { buyShares } from '../core/buy-shares.ts';
import { buyableBundles, canBuyAny, namedPurchaseObjection, placesToBuy } from '../core/purchase-rules.ts';
import { offeringOf } from '../core/shares.ts';
import { noteBought, noteLastToAct, noteTurn } from '../core/stock-memory.ts';

/** Carries out a purchase that was checked, and remembers it as the purchase of the turn. */
export const buyInTurn = (play: Play, player: EntityId, bundle: Bundle): void => {
  const { corporation, owner } = bundle;
  const offering = owner === offeringOf(play, corporation);
  buyShares(play, player, bundle);
  noteBought(play, player, corporation, bundle.percent);
  noteTurn(play, { type: 'buy_shares', corporation, from: owner, ...(offering ? { offering } : {}) });
  noteLastToAct(play, player);
  noteShareAlarm(play, { by: player, type: 'buy_shares', corporation });
};

export const buyTurnAction: TurnAction = {
  type: 'buy_shares',
  offered: canBuyAny,
  list(play, player, add) {
    const actor = actorOf(play, player);
    for (const { entity } of play.rules.corporations) {
      for (const place of placesToBuy(play, entity)) {
        for (const bundle of buyableBundles(play, player, entity, place)) {
          add({ action: { type: 'buy_shares', ...actor, ...bundleFields(bundle) } });
        }
      }
    }
  },
  apply(play, action, player) {
    if (action.type !== 'buy_shares') return;
    const bundle = namedBundle(play, action.shares, action.percent);
    demand(namedPurchaseObjection(play, player, bundle));
    buyInTurn(play, player, bundle);
  },
};
