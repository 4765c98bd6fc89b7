/** A president who cannot pay for a train that must be bought (core rules 13.3). */
import type { Bundle } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf, payIfAny } from './bank.ts';
import { bundlePrice } from './share-price.ts';
import { emergencyBundles } from './emergency-sale.ts';
import { operatingOrder } from './market.ts';
import { presidentOf, resortOperators } from './operators.ts';
import { sellShares } from './sell-shares.ts';
import { cheapestDepotPrice } from './trains.ts';

const needed = (play: Play, operator: EntityId, president: EntityId): number =>
  cheapestDepotPrice(play, operator) - cashOf(play, operator) - cashOf(play, president);

const bundles = (play: Play, operator: EntityId, president: EntityId): readonly Bundle[] =>
  emergencyBundles(play, { operator, president, needed: needed(play, operator, president) });

/** Of each corporation the dearest bundle that may be sold. */
const dearest = (play: Play, all: readonly Bundle[]): ReadonlyMap<EntityId, Bundle> => {
  const best = new Map<EntityId, Bundle>();
  for (const bundle of all) {
    const found = best.get(bundle.corporation);
    if (found === undefined || bundlePrice(play, bundle) > bundlePrice(play, found)) best.set(bundle.corporation, bundle);
  }
  return best;
};

/** All money that can be raised is less than the cheapest train of the depot costs. */
export const isBankrupt = (play: Play, operator: EntityId): boolean => {
  const president = presidentOf(play, operator);
  if (president === null || !isPlayer(president) || !play.rules.policies.bankruptcy.allowed) return false;
  let short = needed(play, operator, president);
  if (!(short > 0) || short === Infinity) return false;
  for (const bundle of dearest(play, bundles(play, operator, president)).values()) short -= bundlePrice(play, bundle);
  return short > 0;
};

/** Sells what may be sold, corporation by corporation in operating order; the rest of the cash goes to the bank. */
export const goBankrupt = (play: Play, operator: EntityId): void => {
  const president = presidentOf(play, operator);
  if (president === null) return;
  for (const corporation of [...operatingOrder(play)]) {
    for (;;) {
      const best = dearest(play, bundles(play, operator, president)).get(corporation);
      if (best === undefined) break;
      sellShares(play, best);
    }
  }
  resortOperators(play);
  payIfAny(play, president, BANK, cashOf(play, president), 'bankruptcy.cash');
  play.set(['bankrupt', president], true);
};
