import { describe, expect, it } from 'vitest';

import { by, debtGame, pass } from '../../../test/support/debt-title.ts';
import { corporation, player } from '../../../test/support/rail-title.ts';
import type { Game } from '../../kernel/game.ts';
import { loanCount, loanPool, loansOf } from '../../core/loans.ts';
import { playerValue } from '../../core/share-value.ts';

const AB = corporation('AB');
const take = (loan: number) => ({ type: 'take_loan', ...by('AB'), loan });
const payOff = (loan: number) => ({ type: 'payoff_loan', ...by('AB'), loan });

/** To the end of AB's turn, where the desk is asked. */
const toTheDesk = (game: Game): void => {
  game.apply(pass('AB'));
  game.apply(pass('AB'));
};

describe('a corporation', () => {
  it('takes a loan at any moment of its turn, one a turn', () => {
    const game = debtGame();
    game.apply(take(0));
    expect([game.state.cash[AB], loanCount(game.context, AB)]).toEqual([1100, 1]);
    expect(game.explain(take(1))?.rule).toBe('loan.once');
    expect(game.waiting()).toMatchObject({ step: 'track' });
  });

  it('has as many loans as it has shares with players: 30 % are three', () => {
    expect(debtGame({ loans: { AB: 2 } }).explain(take(2))).toBeNull();
    expect(debtGame({ loans: { AB: 3 } }).explain(take(3))?.rule).toBe('loan.limit');
  });

  it('takes only a loan that nobody has', () => {
    expect(debtGame({ loans: { CD: 1 } }).explain(take(0))?.rule).toBe('loan.unknown');
  });

  it('takes none when all are taken', () => {
    const game = debtGame({ loans: { CD: 1 } });
    game.context.set(['slices', 'loans', 'pool'], []);
    expect(game.explain(take(1))?.rule).toBe('loan.none');
  });

  it('takes none in a phase without loans', () => {
    const change: Parameters<typeof debtGame>[0] = {
      change: (title) => ({ ...title, phases: title.phases.map((phase) => ({ ...phase, status: ['no_loans'] })) }),
    };
    expect(debtGame(change).explain(take(0))?.rule).toBe('loan.phase');
  });

  it('pays loans back at the end of its turn only, any number', () => {
    const game = debtGame({ loans: { AB: 2 } });
    expect(game.explain(payOff(0))?.rule).toBe('loan.payoff-time');
    toTheDesk(game);
    expect(game.waiting()).toMatchObject({ step: 'loan-desk', entities: [AB] });
    game.apply(payOff(0));
    game.apply(payOff(1));
    expect([game.state.cash[AB], loansOf(game.context, AB), loanPool(game.context).slice(-2)]).toEqual([
      800,
      [],
      [0, 1],
    ]);
  });

  it('takes none after it has paid one back, but may pay back what it has taken in the same turn', () => {
    const game = debtGame({ loans: { AB: 1 } });
    game.apply(take(1));
    toTheDesk(game);
    game.apply(payOff(1));
    expect(loansOf(game.context, AB)).toEqual([0]);
    const other = debtGame({ loans: { AB: 2 } });
    toTheDesk(other);
    other.apply(payOff(0));
    expect(other.explain(take(2))?.rule).toBe('loan.once');
  });
});

describe('when the game is counted', () => {
  it('each loan costs its shareholders 10 for 10 percent', () => {
    const [without, having] = [debtGame(), debtGame({ loans: { AB: 2 } })];
    const worth = (game: Game): number => playerValue(game.context, player(1));
    // Player 1 has 30 %: two loans cost 10 for each of three shares.
    expect(worth(without) - worth(having)).toBe(60);
  });
});
