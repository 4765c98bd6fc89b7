import { describe, expect, it } from 'vitest';

import { by, debtGame, pass } from '../../../test/support/debt-title.ts';
import { corporation, player, setCash } from '../../../test/support/rail-title.ts';
import type { Game } from '../../kernel/game.ts';
import { POOL } from '../../kernel/state.ts';
import { loansOf } from '../../core/loans.ts';
import { moveCertificate } from '../../core/shares.ts';
import { forcedRepayment } from './index.ts';

const AB = corporation('AB');

/** AB has three loans, but a share with players less than before: two are allowed. It is asked what trains it buys. */
const game = (cash: number): Game => {
  const it = debtGame({
    uses: [{ id: 'forced-repayment', value: 100, after: 'buy-train' }],
    with: [forcedRepayment],
    loans: { AB: 3 },
  });
  moveCertificate(it.context, 'AB_1', POOL, 'test');
  it.apply(pass('AB'));
  setCash(it.context, AB, cash);
  return it;
};

describe('loans over the limit', () => {
  it('are paid back when the trains are done, the last one taken first', () => {
    const it = game(1000);
    it.apply(pass('AB'));
    expect([it.state.cash[AB], loansOf(it.context, AB)]).toEqual([900, [0, 1]]);
  });

  it('are not paid back earlier', () => {
    const it = game(1000);
    it.apply({ type: 'buy_train', ...by('AB'), train: '2-0', price: 80 });
    expect(loansOf(it.context, AB)).toEqual([0, 1, 2]);
  });

  it('are paid by the president where the treasury does not do, even with money that he has not got', () => {
    const it = game(90);
    setCash(it.context, player(1), 4);
    it.apply(pass('AB'));
    expect([it.state.cash[AB], it.state.cash[player(1)]]).toEqual([0, -6]);
  });

  it('count as paid back: no loan is taken afterwards', () => {
    const it = game(1000);
    it.apply(pass('AB'));
    moveCertificate(it.context, 'AB_1', player(1), 'test');
    expect(it.waiting()).toMatchObject({ step: 'loan-desk' });
    expect(it.explain({ type: 'take_loan', ...by('AB'), loan: 3 })?.rule).toBe('loan.once');
  });
});
