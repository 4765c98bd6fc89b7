import { describe, expect, it } from 'vitest';

import { by, debtGame, pass } from '../../../test/support/debt-title.ts';
import { corporation, giveTrain, player, setCash } from '../../../test/support/rail-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { turnRevenue } from '../../core/dividends.ts';
import { loanInterest } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

const game = (loans: { AB?: number; CD?: number }, unit = 10): Game =>
  debtGame({ uses: [{ id: 'loan-interest', rate: 10, unit }], with: [loanInterest], loans });

/** CD, with a train for E8 and E6 (30), so much cash and two loans, at its routes. */
const running = (cash: number): Game => {
  const it = game({ CD: 2 });
  giveTrain(it.context, CD, '2');
  startRound(it.context, 'operating', 1, 1);
  for (let i = 0; i < 3; i++) it.apply(pass('AB'));
  setCash(it.context, CD, cash);
  it.apply(pass('CD'));
  expect(it.waiting()).toMatchObject({ step: 'route', entities: [CD] });
  return it;
};
const run = (it: Game, routes: readonly object[]) => it.apply({ type: 'run_routes', ...by('CD'), routes });
const ROUTE = { train: '2-0', connections: [['E8', 'E6']] };

describe('interest of a corporation that runs', () => {
  it('is paid from its treasury right after the run', () => {
    const it = running(50);
    run(it, [ROUTE]);
    expect([it.state.cash[CD], turnRevenue(it.context)]).toEqual([30, 30]);
  });

  it('comes off its revenue where the treasury has no whole ten', () => {
    const it = running(15);
    run(it, [ROUTE]);
    expect([it.state.cash[CD], turnRevenue(it.context)]).toEqual([5, 20]);
  });

  it('leaves the dividend to be decided, even if nothing is left of the revenue', () => {
    const it = running(0);
    it.context.set(['round', 'memory', 'revenue'], 0);
    run(it, [{ ...ROUTE }]);
    expect(turnRevenue(it.context)).toBe(10);
    expect(it.waiting()).toMatchObject({ step: 'dividend' });
  });

  it('is paid by the president where nothing was earned, even with money that he has not got', () => {
    const it = running(0);
    setCash(it.context, player(2), 15);
    run(it, []);
    expect(it.state.cash[player(2)]).toBe(-5);
  });
});

describe('interest of a corporation that does not run', () => {
  it('is paid with the next action', () => {
    const it = game({ AB: 2 });
    it.apply(pass('AB'));
    expect(it.state.cash[AB]).toBe(1000);
    it.apply({ type: 'buy_train', ...by('AB'), train: '2-0', price: 80 });
    expect(it.state.cash[AB]).toBe(1000 - 80 - 20);
  });

  it('is paid once a turn', () => {
    const it = game({ AB: 2 });
    for (let i = 0; i < 3; i++) it.apply(pass('AB'));
    expect(it.state.cash[AB]).toBe(980);
  });
});

describe('a loan taken after the interest of the turn', () => {
  it('brings what is left of it', () => {
    const it = game({});
    it.apply(pass('AB'));
    it.apply({ type: 'buy_train', ...by('AB'), train: '2-0', price: 80 });
    it.apply({ type: 'take_loan', ...by('AB'), loan: 0 });
    expect(it.state.cash[AB]).toBe(1000 - 80 + 90);
  });
});
