import { describe, expect, it } from 'vitest';

import { corporation, deal, player, sharePlay, start, withPolicies } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import type { SalesPolicy } from '../kernel/title.ts';
import { POOL } from '../kernel/state.ts';
import { namedBundle } from './bundles.ts';
import { bundleObjection, canSellAny, mustSell, sellableBundles, turnSaleObjection } from './sale-rules.ts';
import { noteBought, noteSold, noteTurn } from './stock-memory.ts';

const AB = corporation('AB');
const [P1, P2] = [player(1), player(2)];

const game = (sales: Partial<SalesPolicy> = {}, operated = 0): Play => {
  const play = sharePlay({ title: withPolicies({ sales }) });
  play.set(['turn'], 2);
  start(play, 'AB', { owner: P1, at: '100,0,4', operated });
  deal(play, { [P1]: ['AB_0', 'AB_1', 'AB_2'], [P2]: ['AB_3'] });
  return play;
};

const refusal = (play: Play, ids: readonly string[], seller = P1): string | undefined =>
  turnSaleObjection(play, seller, namedBundle(play, ids))?.rule;

describe('when shares may be sold', () => {
  it('first: not in the first stock round', () => {
    const play = game({ after: 'first' });
    expect(refusal(play, ['AB_1'])).toBeUndefined();
    play.set(['turn'], 1);
    expect(refusal(play, ['AB_1'])).toBe('stock.sell.time');
  });

  it('operate: once the corporation has operated', () => {
    expect(refusal(game({ after: 'operate' }), ['AB_1'])).toBe('stock.sell.time');
    expect(refusal(game({ after: 'operate' }, 1), ['AB_1'])).toBeUndefined();
  });

  it('p_any_operate: the president at any time, others once it has operated', () => {
    const play = game({ after: 'p_any_operate' });
    expect(refusal(play, ['AB_1'])).toBeUndefined();
    expect(refusal(play, ['AB_3'], P2)).toBe('stock.sell.time');
    expect(refusal(game({ after: 'p_any_operate' }, 1), ['AB_3'], P2)).toBeUndefined();
  });

  it('after_sr_floated: in any operating round', () => {
    const play = game({ after: 'after_sr_floated' });
    expect(refusal(play, ['AB_1'])).toBe('stock.sell.time');
    play.set(['round', 'kind'], 'operating');
    expect(refusal(play, ['AB_1'])).toBeUndefined();
  });

  it('full_or_turn: while it is itself operating, only from its second turn on', () => {
    const play = game({ after: 'full_or_turn' }, 1);
    expect(refusal(play, ['AB_1'])).toBeUndefined();
    play.set(['round', 'kind'], 'operating');
    play.set(['round', 'entities'], [AB]);
    expect(refusal(play, ['AB_1'])).toBe('stock.sell.time');
    play.set(['corporations', AB, 'operated'], 2);
    expect(refusal(play, ['AB_1'])).toBeUndefined();
  });

  it('round: what was bought in this round stays', () => {
    const play = game({ after: 'round' });
    noteBought(play, P1, AB, 10);
    deal(play, { [P2]: ['AB_4', 'AB_5'] });
    expect(refusal(play, ['AB_1', 'AB_2'])).toBeUndefined();
    expect(refusal(play, ['AB_1', 'AB_2', 'AB_0'])).toBe('stock.sell.time');
  });
});

describe("the president's certificate", () => {
  it('is sold only if another holds as much', () => {
    const play = game();
    expect(refusal(play, ['AB_1', 'AB_2', 'AB_0'])).toBe('stock.sell.president');
    deal(play, { [P2]: ['AB_4'] });
    expect(refusal(play, ['AB_1', 'AB_2', 'AB_0'])).toBeUndefined();
  });

  it('finds a successor in another corporation too, but not in its own treasury', () => {
    const play = game();
    deal(play, { [corporation('CD')]: ['AB_5', 'AB_6'] });
    expect(refusal(play, ['AB_1', 'AB_2', 'AB_0'])).toBeUndefined();
  });

  it('goes to the pool where the title lets it', () => {
    expect(refusal(game({ presidentToPool: true }), ['AB_1', 'AB_2', 'AB_0'])).toBeUndefined();
  });
});

describe('blocks and order', () => {
  it('in blocks: one sale of a corporation a turn', () => {
    const blocks = game({ inBlocks: true });
    noteSold(blocks, P1, AB);
    expect(refusal(blocks, ['AB_1'])).toBe('stock.sell.block');
    const several = game();
    noteSold(several, P1, AB);
    expect(refusal(several, ['AB_1'])).toBeUndefined();
  });

  const afterTurn = (order: SalesPolicy['order'], types: readonly string[]): string | undefined => {
    const play = game({ order });
    for (const type of types) noteTurn(play, { type });
    return refusal(play, ['AB_1']);
  };

  it.each([
    ['sell_buy_sell', ['sell_shares', 'buy_shares'], undefined],
    ['sell_buy', ['sell_shares'], undefined],
    ['sell_buy', ['buy_shares'], 'stock.sell.order'],
    ['sell_buy', ['par'], 'stock.sell.order'],
    ['sell_buy_or_buy_sell', ['buy_shares'], undefined],
    ['sell_buy_or_buy_sell', ['sell_shares', 'buy_shares'], 'stock.sell.order'],
    ['sell_buy_or_buy_sell', ['buy_shares', 'sell_shares'], undefined],
  ] as const)('%s after %j: %s', (order, types, expected) => {
    expect(afterTurn(order, types)).toBe(expected);
  });
});

describe('what is offered', () => {
  it('leaves out what the pool cannot take', () => {
    const play = game();
    deal(play, { [POOL]: ['AB_4', 'AB_5', 'AB_6', 'AB_7'] });
    expect(sellableBundles(play, P1, AB).map((b) => b.percent)).toEqual([10]);
    deal(play, { [POOL]: ['AB_8'] });
    expect(canSellAny(play, P1)).toBe(false);
  });

  it('who is over a limit must sell, if he can', () => {
    const play = game();
    deal(play, { [P1]: ['AB_4', 'AB_5', 'AB_6'] });
    expect(mustSell(play, P1)).toBe(true);
    play.set(['turn'], 1);
    expect(mustSell(play, P1)).toBe(false);
  });

  it('in a zone without the holding limit nobody must', () => {
    const play = game();
    deal(play, { [P1]: ['AB_4', 'AB_5', 'AB_6'] });
    play.set(['corporations', AB, 'price'], { row: 2, column: 0 });
    expect(mustSell(play, P1)).toBe(false);
  });
});

describe('a bundle that an action names', () => {
  it("has the president's certificate, or a part of it, only after all other certificates of the seller", () => {
    const play = game();
    const refused = (ids: readonly string[], percent?: number): string | undefined =>
      bundleObjection(play, P1, namedBundle(play, ids, percent))?.rule;
    expect(refused(['AB_0'], 10)).toBe('stock.sell.bundle');
    expect(refused(['AB_0', 'AB_1'])).toBe('stock.sell.bundle');
    expect(refused(['AB_2', 'AB_1', 'AB_0'], 30)).toBeUndefined();
    expect(refused(['AB_1'])).toBeUndefined();
  });
});
