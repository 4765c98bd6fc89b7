/** Who is in a crisis, and what he may sell to come out of it. */
import type { Bundle } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import { isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { cashOf } from '../../core/bank.ts';
import { offeredBundles } from '../../core/bundles.ts';
import { presidentOf } from '../../core/operators.ts';
import { saleObjection } from '../../core/sale-rules.ts';
import { bundlePrice, certificatePrice } from '../../core/share-price.ts';
import { corporationState, highestOther, percentOf } from '../../core/shares.ts';

/** The president as the last action left him, before its consequences. */
export interface Watched {
  readonly player: EntityId;
  readonly cash: number;
}

const WATCHED = ['round', 'memory', 'crisisWatch'] as const;

/** Remembers who pays for the operator in turn and what he has, before anything is charged to him. */
export const watch = (play: Play): void => {
  const president = play.current === undefined ? null : presidentOf(play, play.current);
  const found = president !== null && isPlayer(president) ? { player: president, cash: cashOf(play, president) } : null;
  play.set(WATCHED, found);
};

const watched = (play: Play): Watched | null =>
  (play.state.round.memory.crisisWatch as Watched | null | undefined) ?? null;

/** The player whose crisis holds the turn up. */
export const isHeldUp = (play: Play): boolean => {
  const found = watched(play);
  return found !== null && (play.state.bankrupt[found.player] === true || cashOf(play, found.player) < 0);
};

/** The president of the operator in turn, if he owes money. */
export const debtor = (play: Play): EntityId | null => {
  if (play.state.round.kind !== 'operating' || play.current === undefined) return null;
  const president = presidentOf(play, play.current);
  return president !== null && isPlayer(president) && cashOf(play, president) < 0 ? president : null;
};

/** He was charged by what followed the last action: only then is the presidency of the operator protected. */
const wasJustCharged = (play: Play, player: EntityId): boolean => {
  const found = watched(play);
  return found !== null && found.player === player && cashOf(play, player) < found.cash;
};

const losesOperator = (play: Play, player: EntityId, { corporation, percent }: Bundle): boolean =>
  corporation === play.current &&
  presidentOf(play, corporation) === player &&
  percentOf(play, corporation, player) - percent < highestOther(play, corporation, player);

export const crisisObjection = (play: Play, player: EntityId, bundle: Bundle): Objection | null => {
  const general = saleObjection(play, player, bundle);
  if (general !== null) return general;
  const smallest = Math.min(...bundle.certificates.map((c) => certificatePrice(play, c, bundle.owner, true)));
  if (bundlePrice(play, bundle, true) - smallest >= -cashOf(play, player)) {
    return objection('crisis.needed', `A smaller sale would do: ${player} owes ${-cashOf(play, player)}.`);
  }
  if (wasJustCharged(play, player) && losesOperator(play, player, bundle)) {
    return objection('crisis.presidency', `The sale would cost ${player} the presidency of ${bundle.corporation}.`);
  }
  return null;
};

export const crisisBundles = (play: Play, player: EntityId): readonly Bundle[] =>
  play.rules.corporations.flatMap(({ entity }) =>
    corporationState(play, entity).started
      ? offeredBundles(play, player, entity).filter((b) => crisisObjection(play, player, b) === null)
      : [],
  );
