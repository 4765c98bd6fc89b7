/** A president who cannot pay for a train that must be bought (core rules 13.3). */
import type { Bundle } from '../kernel/hooks.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf, payIfAny, transfer } from './bank.ts';
import { bundlePrice } from './share-price.ts';
import { emergencyBundles } from './emergency-sale.ts';
import { operatingOrder } from './market.ts';
import { presidentOf, resortOperators } from './operators.ts';
import { sellShares } from './sell-shares.ts';
import { cheapestBuyablePrice } from './trains.ts';

/** What the president must raise: for a train, unless he owes something else. */
const needed = (play: Play, operator: EntityId, president: EntityId): number =>
  passValue(
    play,
    'presidentDebt',
    cheapestBuyablePrice(play, operator) - cashOf(play, operator) - cashOf(play, president),
    { operator, president },
  );

const bundles = (play: Play, operator: EntityId, president: EntityId): readonly Bundle[] =>
  passValue(
    play,
    'emergencyBundles',
    emergencyBundles(play, { operator, president, needed: needed(play, operator, president) }),
    { operator, president },
  );

/** Of each corporation the dearest bundle that may be sold. */
const dearest = (play: Play, all: readonly Bundle[]): ReadonlyMap<EntityId, Bundle> => {
  const best = new Map<EntityId, Bundle>();
  for (const bundle of all) {
    const found = best.get(bundle.corporation);
    if (found === undefined || bundlePrice(play, bundle) > bundlePrice(play, found))
      best.set(bundle.corporation, bundle);
  }
  return best;
};

/** Of each corporation the dearest bundle that the operator's president may sell now. */
export const dearestBundles = (play: Play, operator: EntityId): ReadonlyMap<EntityId, Bundle> => {
  const president = presidentOf(play, operator);
  return president === null ? new Map() : dearest(play, bundles(play, operator, president));
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
      sellShares(play, best, { rule: 'bankruptcy.sell' });
    }
  }
  resortOperators(play);
  const left = cashOf(play, president);
  if (left < 0) transfer(play, BANK, president, -left, 'bankruptcy.cash');
  else payIfAny(play, president, BANK, left, 'bankruptcy.cash');
  play.set(['bankrupt', president], true);
};
