/** What the bank lends, and to whom. */
import { askVerdict, passValue } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { loanLimit, loanPool, loansOf, hasReturnedLoan, hasTakenLoan } from '../../core/loans.ts';
import { hasStatus } from '../../core/phases.ts';

export interface Lending {
  /** What it takes to pay a loan back. */
  readonly value: number;
  /** What a loan brings now. */
  readonly amount: (play: Play, operator: EntityId) => number;
  readonly takeObjection: (play: Play, operator: EntityId) => Objection | null;
}

const takeObjection = (play: Play, operator: EntityId): Objection | null => {
  if (hasStatus(play, 'no_loans')) return objection('loan.phase', 'No loans are taken in this phase.');
  if (loanPool(play).length === 0) return objection('loan.none', 'All loans are taken.');
  if (hasTakenLoan(play, operator)) return objection('loan.once', `${operator} has taken a loan in this turn.`);
  if (hasReturnedLoan(play, operator)) return objection('loan.once', `${operator} has paid a loan back in this turn.`);
  const limit = loanLimit(play, operator);
  if (loansOf(play, operator).length >= limit) {
    return objection('loan.limit', `${operator} may have ${limit} loans, as many as shares are with players.`);
  }
  return askVerdict(play, 'mayTakeLoan', { operator });
};

export const lending = (value: number): Lending => ({
  value,
  amount: (play, operator) => passValue(play, 'loanAmount', value, { operator }),
  takeObjection,
});
