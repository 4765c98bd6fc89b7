/**
 * Loans of operators (core rules 8.13): numbered papers, taken from a pool and put back at its end. Who may take one,
 * what it brings and what it costs is said by mechanics; here is only who has which.
 */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';

/** The part of the state under `slices.loans`. */
interface Loans {
  readonly pool: readonly number[];
  /** In the order taken. */
  readonly held: Readonly<Record<EntityId, readonly number[]>>;
}

const SLICE = 'loans';
const NONE: readonly number[] = [];

const read = (play: Play): Loans => (play.state.slices[SLICE] as Loans | undefined) ?? { pool: NONE, held: {} };

const write = (play: Play, loans: Loans): void => play.set(['slices', SLICE], loans);

/** Lays out the papers 0, 1, 2 ... at set-up. */
export const openLoanPool = (play: Play, count: number): void =>
  write(play, { pool: Array.from({ length: count }, (_, i) => i), held: {} });

export const loanPool = (play: Play): readonly number[] => read(play).pool;

/** What an operator owes, in the order taken. */
export const loansOf = (play: Play, operator: EntityId): readonly number[] => read(play).held[operator] ?? NONE;

/** Everything an operator has borrowed: papers of the pool, bonds, and what else mechanics count. */
export const loanCount = (play: Play, operator: EntityId): number => passValue(play, 'loanCount', 0, { operator });

/** Most loans an operator may have at present. */
export const loanLimit = (play: Play, operator: EntityId): number => passValue(play, 'loanLimit', 0, { operator });

/** In this turn of the operator: memory of the round, of which each operator has one turn. */
export const hasTakenLoan = (play: Play, operator: EntityId): boolean => play.state.round.memory.loanTaken === operator;
export const hasReturnedLoan = (play: Play, operator: EntityId): boolean =>
  play.state.round.memory.loanReturned === operator;

export const takeLoan = (play: Play, operator: EntityId, loan: number): void => {
  const { pool, held } = read(play);
  if (!pool.includes(loan)) refuse('loan.unknown', `Loan ${loan} is not to be had.`);
  write(play, {
    pool: pool.filter((l) => l !== loan),
    held: { ...held, [operator]: [...loansOf(play, operator), loan] },
  });
  play.set(['round', 'memory', 'loanTaken'], operator);
};

/** Puts loans back behind all others; payment is the caller's. */
export const returnLoans = (play: Play, operator: EntityId, loans: readonly number[]): void => {
  if (loans.length === 0) return;
  const { pool, held } = read(play);
  const own = loansOf(play, operator);
  const foreign = loans.find((l) => !own.includes(l));
  if (foreign !== undefined) refuse('loan.unknown', `${operator} has no loan ${foreign}.`);
  const left = own.filter((l) => !loans.includes(l));
  const { [operator]: _, ...others } = held;
  write(play, { pool: [...pool, ...loans], held: left.length === 0 ? others : { ...others, [operator]: left } });
  play.set(['round', 'memory', 'loanReturned'], operator);
};

/** The loans taken last, the last one first. */
export const latestLoans = (play: Play, operator: EntityId, count: number): readonly number[] =>
  count <= 0 ? NONE : loansOf(play, operator).slice(-count).reverse();
