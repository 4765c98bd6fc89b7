/** Buying trains, with shares sold for them where it must be (core rules 8.12, 13, 16). Prices: core/train-market.test.ts. */
import { describe, expect, it } from 'vitest';
import { corporation, deal, giveTrain, operate, player, setCash, start } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { marketPrice } from '../core/market.ts';
import { placeOf } from '../core/trains.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { POOL } from '../kernel/state.ts';
import type { Policies } from '../kernel/title.ts';

const [AB, CD, EF] = ['AB', 'CD', 'EF'].map(corporation) as [string, string, string];
const by = { entity: 'AB', entity_type: 'corporation' };
const president = { entity: 1, entity_type: 'player' };
const pass = { type: 'pass', ...by };
const buy = (train: string, price: number, more: object = {}) => ({ type: 'buy_train', ...by, train, price, ...more });
const sell = (shares: readonly string[], percent: number) => ({ type: 'sell_shares', ...president, shares, percent });

interface Setting {
  /** Of AB, and of its president. */
  readonly cash?: number;
  readonly private?: number;
  readonly must?: boolean;
  /** Certificates of player 1 besides AB_0 and AB_1. */
  readonly shares?: readonly string[];
  readonly trains?: Partial<Policies['trains']>;
  readonly emergency?: Partial<Policies['emergency']>;
  /** Trains of AB, and of CD. */
  readonly own?: readonly string[];
  readonly others?: readonly string[];
}

/** AB (100) of player 1, then CD (90) of player 2 and EF (80) of player 3 buy trains; the next one costs 80. */
const game = (setting: Setting = {}): Game => {
  const { cash = 1000, must = false, shares = [], trains = {}, emergency = {}, own = [], others = [] } = setting;
  const it = turnGame({
    uses: [],
    with: [],
    steps: [{ id: 'discard-train' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      policies: {
        ...title.policies,
        trains: { ...title.policies.trains, ...trains },
        emergency: { ...title.policies.emergency, ...emergency },
      },
    }),
  });
  operate(it.context);
  deal(it.context, { [player(3)]: ['EF_0'], [player(1)]: shares });
  start(it.context, 'EF', { owner: player(3), at: '80,2,4' });
  for (const name of own) giveTrain(it.context, AB, name);
  for (const name of others) giveTrain(it.context, CD, name);
  setCash(it.context, AB, cash);
  if (setting.private !== undefined) setCash(it.context, player(1), setting.private);
  if (must) it.context.set(['corporations', AB, 'hadRoute'], true);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const rule = (it: Game, action: object): string | null => it.explain(action)?.rule ?? null;
const listed = (it: Game, type: string): readonly string[] =>
  it.legalActions().flatMap(({ action, range }) => {
    if (action.type !== type) return [];
    if (action.type === 'buy_train')
      return [`${action.train} ${range === undefined ? action.price : `${range.min}-${range.max}`}`];
    return action.type === 'sell_shares' ? [`${action.shares.join('+')} ${action.percent}`] : [type];
  });

describe('the step waits', () => {
  it('for a purchase or a pass where a train can be bought', () => {
    expect(game().waiting()).toEqual({ step: 'buy-train', entities: [AB], types: ['buy_train', 'pass'] });
  });

  it('for a purchase alone where a train must be bought', () => {
    const it = game({ must: true });
    expect(it.waiting()?.types).toEqual(['buy_train']);
    expect(rule(it, pass)).toBe('turn.waiting');
  });

  it('not for who has no money or no room; with 1 of cash for who finds trains with others', () => {
    const asked = (setting: Setting): boolean => game(setting).waiting()?.entities[0] === AB;
    expect([asked({ cash: 79 }), asked({ cash: 80 })]).toEqual([false, true]);
    expect(asked({ own: ['2', '2', '2', '3'] })).toBe(false);
    expect([asked({ cash: 0, others: ['2'] }), asked({ cash: 1, others: ['2'] })]).toEqual([false, true]);
  });

  it('again after a purchase while another is possible, and is done otherwise', () => {
    const it = game({ cash: 160 });
    it.apply(buy('2-0', 80));
    expect(it.waiting()?.entities).toEqual([AB]);
    it.apply(buy('2-1', 80));
    expect(it.waiting()?.entities).toEqual([CD]);
  });

  it('no longer once it is passed', () => {
    const it = game();
    it.apply(pass);
    expect(it.waiting()?.entities).toEqual([CD]);
  });

  it('no longer where one train of a type is sold a turn and nothing else is on offer', () => {
    const it = game({ trains: { onePerType: true } });
    it.apply(buy('2-0', 80));
    expect(it.waiting()?.entities).toEqual([CD]);
  });
});

describe('a purchase', () => {
  it('is listed at the price of the depot, and of another operator with the range of the price', () => {
    expect(listed(game({ others: ['2'], cash: 300 }), 'buy_train')).toEqual(['2-1 80', '2-0 1-300']);
  });

  it('of another operator may be agreed at any price within', () => {
    const it = game({ others: ['2'], cash: 300 });
    expect([rule(it, buy('2-0', 0)), rule(it, buy('2-0', 301))]).toEqual(['train.price', 'train.price']);
    it.apply(buy('2-0', 133));
    expect([placeOf(it.context, '2-0'), it.state.cash[AB], it.state.cash[CD]]).toEqual([AB, 167, 1133]);
  });

  it('at another price, of a train that is not next, or with one that nobody takes is refused', () => {
    const it = game({ own: ['2'] });
    expect(rule(it, buy('2-1', 70))).toBe('train.price');
    expect(rule(it, buy('3-0', 180))).toBe('train.not-on-sale');
    expect(rule(it, buy('2-1', 80, { exchange: '2-0' }))).toBe('train.not-on-sale');
  });
});

describe('a president who must help', () => {
  const poor = { must: true, cash: 30, private: 20, shares: ['CD_2', 'CD_3'] } as const;

  it('sells shares, but no more than it takes: of two at 90 the first is enough for the 30 that lack', () => {
    const it = game(poor);
    expect(it.waiting()).toMatchObject({ step: 'buy-train', entities: [AB], types: ['buy_train'] });
    expect(listed(it, 'buy_train')).toEqual([]);
    expect(listed(it, 'sell_shares')).toContain('CD_2 10');
    expect(listed(it, 'sell_shares')).not.toContain('CD_2+CD_3 20');
    expect(rule(it, sell(['CD_2', 'CD_3'], 20))).toBe('emergency.sell.needed');
  });

  it('then pays what lacks, and keeps the rest', () => {
    const it = game(poor);
    it.apply(sell(['CD_2'], 10));
    expect(it.changes()).toContainEqual({
      kind: 'money',
      from: 'bank',
      to: player(1),
      amount: 90,
      rule: 'emergency.sell',
    });
    expect([marketPrice(it.context, CD), it.state.holdings[CD]?.[POOL]]).toEqual([80, ['CD_2']]);
    expect(listed(it, 'sell_shares')).toEqual([]);
    it.apply(buy('2-0', 80));
    expect(it.changes()).toContainEqual({
      kind: 'money',
      from: player(1),
      to: AB,
      amount: 50,
      rule: 'train.president-helps',
    });
    expect([it.state.cash[AB], it.state.cash[player(1)]]).toEqual([0, 60]);
  });

  it('sells again while money lacks', () => {
    const it = game({ ...poor, cash: 0, private: 0, shares: ['EF_1', 'EF_2'], trains: {}, own: [] });
    // A share of EF brings 80, which is the price of the train: a second is too many.
    it.apply(sell(['EF_1'], 10));
    expect(rule(it, sell(['EF_2'], 10))).toBe('turn.waiting');
    const dear = game({
      ...poor,
      cash: 0,
      private: 0,
      shares: ['EF_1', 'EF_2'],
      others: ['2', '2', '2'],
      emergency: { fromOthers: 'never' },
      trains: { fromOthers: 'never' },
    });
    // The next train costs 180.
    dear.apply(sell(['EF_1'], 10));
    dear.apply(sell(['EF_2'], 10));
    expect(dear.state.cash[player(1)]).toBe(151);
  });

  it('sells not by the clock: others may not, and he only while money lacks', () => {
    const it = game(poor);
    expect(rule(it, { ...sell(['CD_0'], 20), entity: 2 })).toBe('turn.waiting');
    expect(rule(game({ ...poor, private: 50 }), sell(['CD_2'], 10))).toBe('turn.waiting');
  });

  it('sells nothing where the title forbids it', () => {
    const it = game({ ...poor, emergency: { maySellShares: false } });
    expect(listed(it, 'sell_shares')).toEqual([]);
    expect(rule(it, sell(['CD_2'], 10))).toBe('turn.waiting');
  });

  it("may sell a part of his own president's certificate where another can take the presidency of that corporation over", () => {
    const it = game({ must: true, cash: 0, private: 20, shares: ['CD_2'] });
    deal(it.context, { [player(1)]: ['CD_0'], [player(2)]: ['CD_3', 'CD_4'] });
    it.context.set(['corporations', CD, 'owner'], player(1));
    // Player 1 holds CD_2 and CD_0 (30 %), player 2 CD_1, CD_3 and CD_4 (30 %). 60 lack; a share brings 90.
    expect(listed(it, 'sell_shares')).toContain('CD_2 10');
    expect(rule(it, sell(['CD_2', 'CD_0'], 20))).toBe('emergency.sell.needed');
    const hard = game({
      must: true,
      cash: 0,
      private: 0,
      shares: ['CD_2'],
      others: ['2', '2', '2'],
      trains: { fromOthers: 'never' },
    });
    deal(hard.context, { [player(1)]: ['CD_0'], [player(2)]: ['CD_3', 'CD_4'] });
    hard.context.set(['corporations', CD, 'owner'], player(1));
    // 180 lack: two shares, that is CD_2 and half of the president's certificate. The rest comes back as a single share.
    hard.apply(sell(['CD_2', 'CD_0'], 20));
    expect(hard.state.cash[player(1)]).toBe(180);
    expect(hard.state.corporations[CD]?.owner).toBe(player(2));
    expect(hard.state.holdings[CD]?.[player(1)]).toEqual(['CD_2']);
    expect(hard.state.holdings[CD]?.[player(2)]).toEqual(['CD_4', 'CD_0']);
    expect(hard.state.holdings[CD]?.[POOL]).toEqual(['CD_1', 'CD_3']);
  });

  it('sorts the operators that are still to come by their new prices', () => {
    const it = game({ ...poor, shares: ['CD_2', 'CD_3'], others: ['2', '2', '2'], trains: { fromOthers: 'never' } });
    // 180 - 30 - 20 lack 130: two shares at 90. CD falls from 90 to 71, below EF's 80.
    it.apply(sell(['CD_2', 'CD_3'], 20));
    expect(it.state.round.entities).toEqual([AB, EF, CD]);
  });
});

describe('a president of an operator that need not buy', () => {
  it('may sell shares all the same while both together could not pay the cheapest train', () => {
    const it = game({ cash: 20, private: 10, shares: ['CD_2'], others: ['2'] });
    expect(it.waiting()?.types).toEqual(['buy_train', 'pass']);
    expect(listed(it, 'sell_shares')).toContain('CD_2 10');
    it.apply(sell(['CD_2'], 10));
    expect(it.state.cash[player(1)]).toBe(100);
  });
});
