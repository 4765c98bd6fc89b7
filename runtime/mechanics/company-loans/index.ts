/** Loans of corporations (1856): one a turn, as many as there are shares with players. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { loansOf, openLoanPool } from '../../core/loans.ts';
import { percentOf, playersPercent, sharesIn } from '../../core/shares.ts';
import { lending } from './lending.ts';
import { loanDesk } from './loan-desk.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly count: number;
  readonly value: number;
  readonly penalty?: number;
}

export const companyLoans = defineMechanic<Options>({
  manifest,
  behave: ({ options: { count, value, penalty = 0 } }) => {
    const terms = lending(value);
    return {
      steps: { 'loan-desk': loanDesk(terms) },
      hooks: {
        gameStarted: (play) => openLoanPool(play, count),
        loanLimit: (play, _, { operator }) => Math.floor(sharesIn(play, operator, playersPercent(play, operator))),
        loanCount: (play, others, { operator }) => others + loansOf(play, operator).length,
        askingCash: (play, cash, { operator }) =>
          terms.takeObjection(play, operator) === null ? cash + terms.amount(play, operator) : cash,
        playerValue(play, worth, { player }) {
          let less = 0;
          for (const { entity } of play.rules.corporations) {
            const loans = loansOf(play, entity).length;
            if (loans > 0) less += (loans * penalty * percentOf(play, entity, player)) / 10;
          }
          return worth - less;
        },
      },
    };
  },
});
