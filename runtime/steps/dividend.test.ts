/** Paying out or keeping (core rules 8.10, 16). What it is worth to whom: core/dividends.test.ts. */
import { describe, expect, it } from 'vitest';
import { corporation, giveTrain, operate, player } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { marketPrice } from '../core/market.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';

const CD = corporation('CD');
const by = { entity: 'CD', entity_type: 'corporation' };

/** CD (90) has run a 2 for 30; player 2 has 30 %. */
const game = (kinds?: readonly string[]): Game => {
  const it = turnGame({
    uses: [],
    with: [],
    steps: [{ id: 'route' }, { id: 'dividend', ...(kinds === undefined ? {} : { kinds }) }, { id: 'buy-train' }],
  });
  giveTrain(it.context, CD, '2');
  operate(it.context);
  it.context.set(['corporations', corporation('AB'), 'floated'], false);
  startRound(it.context, 'operating', 1, 1);
  it.apply({ type: 'run_routes', ...by, routes: [{ train: '2-0', connections: [['E8', 'E6']] }] });
  return it;
};

const listed = (it: Game): readonly string[] =>
  it.legalActions().flatMap(({ action }) => (action.type === 'dividend' ? [action.kind] : []));

describe('the step', () => {
  it('waits where there is revenue, for one of the ways of the title; it cannot be passed', () => {
    const it = game();
    expect(it.waiting()).toEqual({ step: 'dividend', entities: [CD], types: ['dividend'] });
    expect(listed(it)).toEqual(['payout', 'withhold']);
    expect(it.explain({ type: 'pass', ...by })?.rule).toBe('turn.waiting');
  });

  it('offers the ways that the title lists, and no other: dividend.kind', () => {
    const it = game(['payout', 'half']);
    expect(listed(it)).toEqual(['payout', 'half']);
    expect(it.explain({ type: 'dividend', ...by, kind: 'withhold' })?.rule).toBe('dividend.kind');
    expect(game().explain({ type: 'dividend', ...by, kind: 'half' })?.rule).toBe('dividend.kind');
  });

  it('is done with the decision, and asks only once', () => {
    const it = game();
    it.apply({ type: 'dividend', ...by, kind: 'payout' });
    expect(it.waiting()?.step).toBe('buy-train');
    expect(it.changes()).toContainEqual({
      kind: 'money',
      from: 'bank',
      to: player(2),
      amount: 9,
      rule: 'dividend.share',
    });
    expect(marketPrice(it.context, CD)).toBe(100);
  });

  it('without revenue is skipped, which counts as keeping nothing: the price falls, and it has operated', () => {
    const it = game();
    it.undo();
    it.apply({ type: 'run_routes', ...by, routes: [] });
    expect(it.waiting()?.step).toBe('buy-train');
    expect(marketPrice(it.context, CD)).toBe(70);
    expect(it.state.corporations[CD]?.operated).toBeGreaterThan(0);
  });
});
