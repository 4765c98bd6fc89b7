/** Which corporation owes, and what its president may sell to pay for it. */
import type { Bundle } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { cashOf } from '../../core/bank.ts';
import { offeredBundles } from '../../core/bundles.ts';
import { corporationsInOrder } from '../../core/corporation-order.ts';
import { presidentOf } from '../../core/operators.ts';
import { saleObjection } from '../../core/sale-rules.ts';
import { bundlePrice, certificatePrice } from '../../core/share-price.ts';
import { corporationState, highestOther, percentOf } from '../../core/shares.ts';

/** The first corporation whose treasury is below zero. */
export const debtor = (play: Play): EntityId | null => {
  // Asked after every action, and nearly always in vain.
  if (!play.rules.corporations.some(({ entity }) => cashOf(play, entity) < 0)) return null;
  return corporationsInOrder(play).find((c) => cashOf(play, c) < 0) ?? null;
};

/** What the president still lacks to pay the debt, 0 or less: he can. */
export const debtOf = (play: Play, corporation: EntityId, president: EntityId): number =>
  -cashOf(play, corporation) - cashOf(play, president);

const losesIt = (play: Play, player: EntityId, debtor: EntityId, { corporation, percent }: Bundle): boolean =>
  corporation === debtor &&
  presidentOf(play, corporation) === player &&
  percentOf(play, corporation, player) - percent < highestOther(play, corporation, player);

export const saleForDebt = (play: Play, corporation: EntityId, player: EntityId, bundle: Bundle): Objection | null => {
  const general = saleObjection(play, player, bundle);
  if (general !== null) return general;
  const lacking = debtOf(play, corporation, player);
  const smallest = Math.min(...bundle.certificates.map((c) => certificatePrice(play, c, bundle.owner, true)));
  if (bundlePrice(play, bundle, true) - smallest >= lacking)
    return objection('bonds.needed', `A smaller sale would do: ${lacking} is lacking.`);
  return losesIt(play, player, corporation, bundle)
    ? objection('bonds.presidency', `The sale would cost ${player} the presidency of ${corporation}.`)
    : null;
};

export const salesForDebt = (play: Play, debtor: EntityId, player: EntityId): readonly Bundle[] =>
  play.rules.corporations.flatMap(({ entity }) =>
    corporationState(play, entity).started
      ? offeredBundles(play, player, entity).filter((bundle) => saleForDebt(play, debtor, player, bundle) === null)
      : [],
  );
