import { describe, expect, it } from 'vitest';

import { by, debtGame, pass } from '../../../test/support/debt-title.ts';
import { corporation, deal, giveTrain, player, setCash, start } from '../../../test/support/rail-title.ts';
import type { Game } from '../../kernel/game.ts';
import { askVerdict, tellEvent } from '../../kernel/hooks.ts';
import { POOL } from '../../kernel/state.ts';
import { placeHomeToken } from '../../core/home-token.ts';
import { singleBundle } from '../../core/bundles.ts';
import { certificateCount } from '../../core/certificate-limit.ts';
import { loansOf } from '../../core/loans.ts';
import { cellById, linkMarket, marketPrice } from '../../core/market.ts';
import { moveCertificate, percentOf, totalSharesOf } from '../../core/shares.ts';
import { trainsOf } from '../../core/trains.ts';
import { nationalization } from './index.ts';
import { startingCell } from './price.ts';

const AB = corporation('AB');
const CD = corporation('CD');
const EF = corporation('EF');
const [ONE, TWO, THREE] = [player(1), player(2), player(3)];

const OPTIONS = {
  national: 'EF',
  loanValue: 100,
  sharesForOne: 2,
  price: { row: 0, least: 71, step: 5, dropLowestAbove: 2 },
  tokens: { limit: 3, price: 100 },
  trainsKept: 1,
};

/** AB (player 1, in turn) and CD (player 2) have so many loans and so much cash; then the event comes. */
const game = (
  loans: { AB?: number; CD?: number },
  cash: { AB?: number; CD?: number } = {},
  holders: Parameters<typeof deal>[1] = {},
): Game => {
  const it = debtGame({
    uses: [{ id: 'nationalization', ...OPTIONS }],
    with: [nationalization],
    first: [{ id: 'pay-or-merge' }, { id: 'reduce-tokens' }, { id: 'national-discard' }],
    loans,
    change: (title) => ({
      ...title,
      corporations: title.corporations.map((c) =>
        c.id === 'EF'
          ? {
              ...c,
              tokens: [],
              capitalization: 'none',
              issuedLater: { firstIndex: 20, shares: Array.from({ length: 10 }, () => 5) },
            }
          : c,
      ),
    }),
  });
  const play = it.context;
  deal(play, holders);
  placeHomeToken(play, CD);
  setCash(play, AB, cash.AB ?? 0);
  setCash(play, CD, cash.CD ?? 0);
  return it;
};
const callIn = (it: Game): Game => {
  tellEvent(it.context, 'trainEvent', { type: 'nationalization', train: '4-0' });
  return it;
};
const merge = (entity: string) => ({ type: 'merge', ...by(entity), corporation: entity });

describe('when loans are called in', () => {
  it('each corporation pays back as many as it has cash for', () => {
    const it = callIn(game({ AB: 2, CD: 3 }, { AB: 250, CD: 120 }));
    expect([loansOf(it.context, AB).length, loansOf(it.context, CD).length]).toEqual([0, 2]);
    expect([it.state.cash[AB], it.state.cash[CD]]).toEqual([50, 20]);
    expect(it.waiting()).toMatchObject({ step: 'pay-or-merge', entities: [CD] });
  });

  it('nothing more happens where nobody is left with loans', () => {
    const it = callIn(game({ AB: 1 }, { AB: 100 }));
    expect(it.state.corporations[EF]?.closed).toBe(false);
    expect(it.waiting()?.step).toBe('track');
  });

  it('who cannot pay is asked in the order of presidents, from the buyer on', () => {
    const it = callIn(game({ AB: 1, CD: 1 }));
    expect(it.waiting()?.entities).toEqual([AB]);
  });
});

describe('a president', () => {
  it('may pay what the corporation lacks', () => {
    const it = callIn(game({ CD: 2 }, { CD: 30 }));
    const before = it.state.cash[TWO] ?? 0;
    it.apply(pass('CD'));
    expect([it.state.cash[CD], before - (it.state.cash[TWO] ?? 0), loansOf(it.context, CD)]).toEqual([0, 170, []]);
  });

  it('must have the money', () => {
    const it = callIn(game({ CD: 2 }));
    setCash(it.context, TWO, 199);
    expect(it.explain(pass('CD'))?.rule).toBe('nationalization.president-cash');
    expect(it.legalActions().map(({ action }) => action)).toEqual([merge('CD')]);
  });

  it('answers for his own corporation', () => {
    const it = callIn(game({ CD: 2 }));
    expect(it.explain({ ...merge('CD'), corporation: 'AB' })?.rule).toBe('nationalization.own');
  });

  it('the national railway never comes if all pay', () => {
    const it = callIn(game({ CD: 1 }));
    it.apply(pass('CD'));
    expect(it.state.corporations[EF]).toMatchObject({ closed: true, started: false });
  });
});

describe('the national railway', () => {
  it('takes over trains, cash and tokens; what it replaces closes', () => {
    const it = game({ CD: 2 }, { CD: 70 });
    giveTrain(it.context, CD, '3');
    callIn(it).apply(merge('CD'));
    expect([trainsOf(it.context, EF), it.state.cash[EF], it.state.corporations[CD]?.closed]).toEqual([
      ['3-0'],
      70,
      true,
    ]);
    expect(it.state.hexes['E8']?.cities).toEqual([[EF]]);
    expect(it.state.corporations[EF]).toMatchObject({ started: true, floated: true, owner: TWO });
  });

  it('gives one share for two of all corporations together, and half of what is odd to the pool', () => {
    // Player 1 has 30 % of AB and 10 of CD: two shares. Player 2 has 30 % of CD: one, and 10 % are left over.
    const it = callIn(game({ AB: 1, CD: 1 }, {}, { [ONE]: ['CD_2'], [THREE]: ['CD_3'] }));
    it.apply(merge('AB'));
    it.apply(merge('CD'));
    expect([percentOf(it.context, EF, ONE), percentOf(it.context, EF, TWO), percentOf(it.context, EF, POOL)]).toEqual([
      20, 10, 10,
    ]);
    expect(it.state.corporations[EF]?.owner).toBe(ONE);
    expect(it.state.holdings[EF]?.[ONE]).toEqual(['EF_0']);
    expect(it.state.holdings[EF]?.[TWO]).toEqual(['EF_8']);
  });

  it('has ten shares where they are enough', () => {
    const all = (id: string, from: number) => Array.from({ length: 9 - from }, (_, i) => `${id}_${from + i}`);
    const it = callIn(game({ AB: 1, CD: 1 }, {}, { [ONE]: all('AB', 2), [TWO]: all('CD', 2) }));
    it.apply(merge('AB'));
    it.apply(merge('CD'));
    // 100 % of each are five shares each.
    expect(totalSharesOf(it.context, EF)).toBe(10);
  });

  it('with more than ten needed: the president has two of 5 %, the new ones go first', () => {
    const all = (id: string, from: number) => Array.from({ length: 9 - from }, (_, i) => `${id}_${from + i}`);
    const it = game({ AB: 1, CD: 1 }, {}, { [ONE]: all('AB', 2), [TWO]: all('CD', 2) });
    start(it.context, 'EF', { owner: THREE, at: '67,4,4' });
    it.context.set(['corporations', EF, 'started'], false);
    // A third corporation's worth: 20 % more for player 3, as if taken over already.
    callIn(it);
    const scheme = it.state.slices['nationalization'] as { percent: object };
    it.context.set(['slices', 'nationalization'], { ...scheme, percent: { [THREE]: 20 } });
    it.apply(merge('AB'));
    it.apply(merge('CD'));
    expect([percentOf(it.context, EF, ONE), percentOf(it.context, EF, THREE)]).toEqual([25, 5]);
    expect(it.state.holdings[EF]?.[ONE]).toEqual(['EF_0', 'EF_29', 'EF_28', 'EF_27']);
    expect(certificateCount(it.context, THREE)).toBe(0.5);
  });

  it('has spare tokens up to its limit, for a price', () => {
    const it = callIn(game({ CD: 1 }));
    it.apply(merge('CD'));
    expect(it.state.corporations[EF]?.tokens).toEqual([
      { price: 0, hex: 'E8', city: 0, used: true },
      { price: 100, hex: null, city: 0, used: false },
      { price: 100, hex: null, city: 0, used: false },
    ]);
  });

  it('gives up trains that rust, and may keep as many as allowed', () => {
    const it = game({ CD: 1 });
    giveTrain(it.context, CD, '2');
    giveTrain(it.context, CD, '2');
    callIn(it).apply(merge('CD'));
    expect(it.waiting()).toEqual({ step: 'national-discard', entities: [EF], types: ['discard_train'] });
    it.apply({ type: 'discard_train', ...by('EF'), train: '2-0' });
    expect(it.waiting()?.types).toEqual(['discard_train', 'pass']);
    it.apply(pass('EF'));
    expect([trainsOf(it.context, EF), it.waiting()?.step]).toEqual([['2-1'], 'track']);
  });

  it('keeps trains that never rust', () => {
    const it = game({ CD: 1 });
    giveTrain(it.context, CD, '2');
    giveTrain(it.context, CD, '3');
    callIn(it).apply(merge('CD'));
    expect(it.explain({ type: 'discard_train', ...by('EF'), train: '3-0' })?.rule).toBe('nationalization.train-kept');
  });

  it('is started by nobody, and ends all borrowing', () => {
    const it = callIn(game({ CD: 1 }));
    it.apply(merge('CD'));
    expect(it.explain({ type: 'take_loan', ...by('AB'), loan: 5 })?.rule).toBe('nationalization.no-loans');
  });

  it('sells none of its own shares while more than half of it lies in the pool', () => {
    const it = callIn(game({ CD: 1 }));
    it.apply(merge('CD'));
    const refusal = (id: string) =>
      askVerdict(it.context, 'mayBuyShares', { buyer: THREE, bundle: singleBundle(it.context, id) })?.rule;
    const unsold = [...(it.state.holdings[EF]?.[EF] ?? [])];
    for (const id of unsold.slice(0, 6)) moveCertificate(it.context, id, POOL, 'test');
    expect([percentOf(it.context, EF, POOL), refusal(unsold[6] ?? '')]).toEqual([60, 'nationalization.pool-first']);
    expect(refusal(unsold[0] ?? '')).toBeUndefined();
    moveCertificate(it.context, unsold[0] ?? '', TWO, 'test');
    expect(refusal(unsold[6] ?? '')).toBeUndefined();
  });

  it('operates right after the buyer where that comes before all it replaces', () => {
    const it = game({ CD: 1 });
    giveTrain(it.context, AB, '4');
    callIn(it).apply(merge('CD'));
    expect(it.state.round.entities).toEqual([AB, EF, CD]);
  });

  it('does not operate in this round where the buyer itself is replaced', () => {
    const it = game({ AB: 1 });
    giveTrain(it.context, AB, '4');
    callIn(it).apply(merge('AB'));
    expect(it.state.round.entities).not.toContain(EF);
    // The turn of who is closed is over.
    expect(it.context.current).toBe(CD);
  });
});

describe('its price', () => {
  const market = linkMarket({
    market: { kind: 'grid', zones: {}, rows: [[70, 100, 110, 125, 150, 175, 200, 375]] },
  } as never);
  const rule = { row: 0, least: 100, step: 5, dropLowestAbove: 2 };

  it.each([
    [[375], 375],
    [[90, 90, 90, 175], 110],
    [[104], 100],
    [[105], 110],
    [[118], 110],
    [[120], 125],
    [[139], 125],
    [[140], 150],
    [[60, 65], 100],
  ])('of %j is %i', (prices, expected) => {
    expect(startingCell(market, prices, rule)?.price).toBe(expected);
  });

  it('is its par price too', () => {
    const it = callIn(game({ CD: 1 }));
    it.apply(merge('CD'));
    // CD stood at 90; the nearest cell of the top row from 71 on is 100.
    expect(marketPrice(it.context, EF)).toBe(100);
    expect(it.state.corporations[EF]?.par).toEqual({ row: 0, column: 4 });
    expect(cellById(it.context.rules.market, '100,0,4')).toBeDefined();
  });
});
