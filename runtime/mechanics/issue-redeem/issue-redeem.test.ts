import { describe, expect, it } from 'vitest';

import { corporation, deal, operate, setCash } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { startRound } from '../../kernel/engine.ts';
import { marketPrice } from '../../core/market.ts';
import { issueRedeem } from './index.ts';

const AB = corporation('AB');

/** AB's turn at a price of 100; it has operated so often before, with 30 % at player 1 and 20 % in the pool. */
const game = (operated: number, options: object = {}): Game => {
  const it = turnGame({
    uses: [{ id: 'issue-redeem', fromTurn: 2, ...options }],
    with: [issueRedeem],
    steps: [{ id: 'issue-redeem' }],
  });
  operate(it.context);
  deal(it.context, { pool: ['AB_2', 'AB_3'] });
  it.context.set(['corporations', AB, 'operated'], operated);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const issue = (...shares: string[]) => ({ type: 'sell_shares', entity: 'AB', entity_type: 'corporation', shares });
const redeem = (...shares: string[]) => ({ type: 'buy_shares', entity: 'AB', entity_type: 'corporation', shares });
const percents = (it: Game, type: string) =>
  it.legalActions().flatMap(({ action }) => (action.type === type ? [(action as { percent?: number }).percent] : []));

describe('a corporation', () => {
  it('is asked from its second turn on', () => {
    expect(game(1).waiting()).toBeNull();
    expect(game(2).waiting()?.entities).toEqual([AB]);
  });

  it('issues shares at the market price, as many as the pool takes; the price falls by a row each', () => {
    const it = game(2);
    expect(percents(it, 'sell_shares')).toEqual([10, 20, 30]);
    it.apply(issue('AB_4', 'AB_5'));
    expect(it.state.cash[AB]).toBe(1200);
    // From 100 down to 90 and 80.
    expect(marketPrice(it.context, AB)).toBe(80);
    expect(it.context.current).not.toBe(AB);
  });

  it('issues no more than the pool takes', () => {
    expect(game(2).explain(issue('AB_4', 'AB_5', 'AB_6', 'AB_7'))?.rule).toBe('issue.bundle');
  });

  it('buys one certificate back, from the pool only; the price stays', () => {
    const it = game(2);
    expect(it.explain(redeem('AB_2', 'AB_3'))?.rule).toBe('redeem.one');
    expect(it.explain(redeem('AB_1'))?.rule).toBe('redeem.one');
    it.apply(redeem('AB_2'));
    expect([it.state.cash[AB], marketPrice(it.context, AB)]).toEqual([900, 100]);
    expect(it.state.holdings[AB]?.[AB]).toContain('AB_2');
  });

  it('buys nothing back that it cannot pay', () => {
    const it = game(2);
    setCash(it.context, AB, 99);
    expect(percents(it, 'buy_shares')).toEqual([]);
    expect(it.explain(redeem('AB_2'))?.rule).toBe('redeem.cash');
  });

  it('may issue without moving the price, where the title says so', () => {
    const it = game(2, { movesPrice: false });
    it.apply(issue('AB_4'));
    expect(marketPrice(it.context, AB)).toBe(100);
  });

  it('may pass', () => {
    const it = game(2);
    it.apply({ type: 'pass', entity: 'AB', entity_type: 'corporation' });
    expect(it.state.cash[AB]).toBe(1000);
  });
});
