/** Shares a president may sell when he must help to buy a train (core rules 13.1). */
import type { Bundle } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import type { Objection } from '../kernel/violation.ts';
import { objection } from '../kernel/violation.ts';
import { offeredBundles } from './bundles.ts';
import { presidentOf } from './operators.ts';
import { bundleObjection, saleObjection } from './sale-rules.ts';
import { sellShares } from './sell-shares.ts';
import { bundlePrice, certificatePrice } from './share-price.ts';
import { corporationState, highestOther, percentOf } from './shares.ts';

export interface Emergency {
  /** Who buys the train. */
  readonly operator: EntityId;
  readonly president: EntityId;
  /** What the cash of both still lacks, in whole currency units; 0 or less: nothing may be sold. */
  readonly needed: number;
}

/** Corporations already sold for the purchase in hand; of another operator's purchase they bind nobody. */
interface EmergencySales {
  readonly operator: EntityId;
  readonly sold: readonly EntityId[];
}

const MEMORY = 'emergencySales';

const soldFor = (play: Play, operator: EntityId): readonly EntityId[] => {
  const sales = play.state.round.memory[MEMORY] as EmergencySales | undefined;
  return sales?.operator === operator ? sales.sold : [];
};

const losesForbiddenPresidency = (play: Play, { operator, president }: Emergency, bundle: Bundle): boolean => {
  const { corporation } = bundle;
  if (presidentOf(play, corporation) !== president) return false;
  if (corporation !== operator && play.rules.policies.emergency.mayLosePresidency) return false;
  return percentOf(play, corporation, president) - bundle.percent < highestOther(play, corporation, president);
};

const isMoreThanNeeded = (play: Play, { needed }: Emergency, bundle: Bundle): boolean => {
  if (play.rules.policies.emergency.maySellMoreThanNeeded) return false;
  const prices = bundle.certificates.map((c) => certificatePrice(play, c, bundle.owner, true));
  return bundlePrice(play, bundle, true) - Math.min(...prices) >= needed;
};

/** What forbids the president to sell this bundle now. */
export const emergencySaleObjection = (play: Play, emergency: Emergency, bundle: Bundle): Objection | null => {
  const { operator, president } = emergency;
  const { corporation } = bundle;
  if (!play.rules.policies.emergency.maySellShares) {
    return objection('emergency.sell.never', 'No shares are sold to pay for a train.');
  }
  if (play.rules.policies.sales.inBlocks && soldFor(play, operator).includes(corporation)) {
    return objection(
      'emergency.sell.block',
      () => `${corporation} was sold for this purchase already: one block each.`,
    );
  }
  const general = saleObjection(play, president, bundle);
  if (general !== null) return general;
  if (losesForbiddenPresidency(play, emergency, bundle)) {
    return objection(
      'emergency.sell.presidency',
      () => `The sale would cost ${president} the presidency of ${corporation}.`,
    );
  }
  if (isMoreThanNeeded(play, emergency, bundle)) {
    return objection(
      'emergency.sell.needed',
      () => `A smaller sale would do: ${Math.max(emergency.needed, 0)} is needed.`,
    );
  }
  return null;
};

/** The same question about a bundle that an action names: it must also be one that can be put up at all. */
export const checkEmergencySale = (play: Play, asked: Emergency & { readonly bundle: Bundle }): Objection | null =>
  bundleObjection(play, asked.president, asked.bundle) ?? emergencySaleObjection(play, asked, asked.bundle);

/** Bundles of one corporation that the president may sell now. */
export const emergencyBundlesOf = (play: Play, emergency: Emergency, corporation: EntityId): readonly Bundle[] => {
  if (!corporationState(play, corporation).started) return [];
  return offeredBundles(play, emergency.president, corporation).filter(
    (bundle) => emergencySaleObjection(play, emergency, bundle) === null,
  );
};

/** All bundles the president may sell now, corporation by corporation. */
export const emergencyBundles = (play: Play, emergency: Emergency): readonly Bundle[] =>
  play.rules.corporations.flatMap(({ entity }) => emergencyBundlesOf(play, emergency, entity));

/** Sells for the purchase in hand, and remembers which corporation that was. */
export const sellInEmergency = (play: Play, emergency: Emergency, bundle: Bundle): void => {
  const { operator } = emergency;
  const sold = [...soldFor(play, operator), bundle.corporation];
  sellShares(play, bundle, { rule: 'emergency.sell' });
  play.set(['round', 'memory', MEMORY], { operator, sold });
};
