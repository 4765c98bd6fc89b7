/** Loans over the limit are paid back (1856): those taken last first. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { BANK, isPlayer } from '../../kernel/state.ts';
import { cashOf, payIfAny, transfer } from '../../core/bank.ts';
import { latestLoans, loanLimit, loansOf, returnLoans } from '../../core/loans.ts';
import { presidentOf } from '../../core/operators.ts';
import { corporationState } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly value: number;
  readonly after: string;
}

export const forcedRepayment = defineMechanic<Options>({
  manifest,
  behave: ({ options: { value, after } }) => ({
    hooks: {
      actionTaken(play) {
        const operator = play.current;
        const { round } = play.state;
        if (operator === undefined || round.kind !== 'operating' || round.passed[after] !== true) return;
        if (corporationState(play, operator).closed) return;
        const surplus = loansOf(play, operator).length - loanLimit(play, operator);
        if (surplus <= 0) return;
        returnLoans(play, operator, latestLoans(play, operator, surplus));
        const own = Math.min(surplus * value, cashOf(play, operator));
        payIfAny(play, operator, BANK, own, 'repayment.treasury');
        const rest = surplus * value - own;
        const president = presidentOf(play, operator);
        if (rest > 0 && president !== null && isPlayer(president))
          transfer(play, president, BANK, rest, 'repayment.president');
      },
    },
  }),
});
