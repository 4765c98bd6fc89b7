/** A president who cannot pay for a train that must be bought (core rules 13.3). */
import { describe, expect, it } from 'vitest';
import { corporation, deal, operate, player, setCash, start } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, DEPOT, POOL, REMOVED } from '../kernel/state.ts';
import type { Policies } from '../kernel/title.ts';
import { dearestBundles, goBankrupt, isBankrupt } from './bankruptcy.ts';
import { marketPrice } from './market.ts';
import { moveTrain, trainsOf } from './trains.ts';

const AB = corporation('AB');
const CD = corporation('CD');
const EF = corporation('EF');

interface Setting {
  readonly cash?: { readonly operator?: number; readonly president?: number };
  /** Certificates of player 1 besides AB_0 and AB_1. */
  readonly shares?: readonly string[];
  readonly emergency?: Partial<Policies['emergency']>;
  readonly allowed?: boolean;
}

/**
 * AB (100), of player 1, is in turn; the cheapest train costs 300. CD (90) belongs to player 2, EF (60) to player 3.
 * Player 1 has AB_0 and AB_1; AB_1 is with player 2, so that AB_0 cannot be sold.
 */
const setting = ({ cash = {}, shares = [], emergency = {}, allowed = true }: Setting = {}): Play => {
  const { context } = turnGame({
    uses: [],
    with: [],
    steps: [{ id: 'bankruptcy' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      policies: {
        ...title.policies,
        emergency: { ...title.policies.emergency, ...emergency },
        bankruptcy: { allowed, endsGameAfter: 'one' },
      },
    }),
  });
  operate(context);
  deal(context, { [player(2)]: ['AB_1'], [player(3)]: ['EF_0'], [player(1)]: shares });
  start(context, 'EF', { owner: player(3), at: '60,2,2' });
  for (const train of trainsOf(context, DEPOT).filter((id) => !id.startsWith('4')))
    moveTrain(context, train, REMOVED, 'test');
  setCash(context, AB, cash.operator ?? 10);
  setCash(context, player(1), cash.president ?? 20);
  return context;
};

describe('a president', () => {
  it("is bankrupt when his money, the operator's and all he may sell do not reach the cheapest train", () => {
    // 10 + 20; nothing may be sold.
    expect(isBankrupt(setting(), AB)).toBe(true);
    // 10 + 20 + 2 x 90 + 60 = 270.
    expect(isBankrupt(setting({ shares: ['CD_2', 'CD_3', 'EF_1'] }), AB)).toBe(true);
  });

  it('is not when they just do', () => {
    // 40 + 20 + 2 x 90 + 60 = 300.
    const rich = { cash: { operator: 40 }, shares: ['CD_2', 'CD_3', 'EF_1'] };
    expect(isBankrupt(setting(rich), AB)).toBe(false);
    expect(isBankrupt(setting({ ...rich, cash: { operator: 39 } }), AB)).toBe(true);
    expect(isBankrupt(setting({ cash: { operator: 280, president: 20 } }), AB)).toBe(false);
  });

  it('is not while the depot is empty, or where the title knows no bankruptcy', () => {
    const it = setting();
    it.set(['trains'], {});
    expect(isBankrupt(it, AB)).toBe(false);
    expect(isBankrupt(setting({ allowed: false }), AB)).toBe(false);
  });

  it('who may sell no shares for a train is bankrupt by his cash alone', () => {
    const shares = ['CD_2', 'CD_3', 'CD_4', 'EF_1'];
    expect(isBankrupt(setting({ shares }), AB)).toBe(false);
    expect(isBankrupt(setting({ shares, emergency: { maySellShares: false } }), AB)).toBe(true);
  });

  it('is nobody where nobody presides', () => {
    const it = setting();
    it.set(['corporations', AB, 'owner'], null);
    expect(isBankrupt(it, AB)).toBe(false);
  });
});

describe('what he may sell', () => {
  it('is of each corporation the dearest bundle', () => {
    const best = dearestBundles(setting({ shares: ['CD_2', 'CD_3', 'EF_1'] }), AB);
    expect([...best].map(([corporationId, { percent }]) => [corporationId, percent])).toEqual([
      [CD, 20],
      [EF, 10],
    ]);
  });
});

describe('bankruptcy', () => {
  it('sells everything that may be sold, corporation by corporation in operating order, and leaves him without money', () => {
    const it = setting({ shares: ['EF_1', 'CD_2', 'CD_3'] });
    it.journal = [];
    goBankrupt(it, AB);
    const money = it.journal.flatMap((c) => (c.kind === 'money' ? [`${c.from} ${c.to} ${c.amount} ${c.rule}`] : []));
    expect(money).toEqual([
      'bank player:1 180 bankruptcy.sell',
      'bank player:1 60 bankruptcy.sell',
      'player:1 bank 260 bankruptcy.cash',
    ]);
    expect(it.state.bankrupt[player(1)]).toBe(true);
    expect([it.state.cash[player(1)], it.state.cash[AB]]).toEqual([0, 10]);
    expect([it.state.holdings[CD]?.[POOL], it.state.holdings[EF]?.[POOL]]).toEqual([['CD_2', 'CD_3'], ['EF_1']]);
  });

  it('moves the prices as any sale does', () => {
    const it = setting({ shares: ['EF_1', 'CD_2', 'CD_3'] });
    goBankrupt(it, AB);
    // CD from 90 two rows down; EF from 60 one row down.
    expect([marketPrice(it, CD), marketPrice(it, EF)]).toEqual([71, 48]);
  });

  it('leaves him what cannot be sold, and he still presides', () => {
    const it = setting();
    goBankrupt(it, AB);
    expect([it.state.holdings[AB]?.[player(1)], it.state.corporations[AB]?.owner]).toEqual([['AB_0'], player(1)]);
  });

  it('makes good what his cash fell below zero', () => {
    const it = setting({ cash: { president: -40 } });
    const bank = it.state.cash[BANK] ?? 0;
    goBankrupt(it, AB);
    expect([it.state.cash[player(1)], it.state.cash[BANK]]).toEqual([0, bank - 40]);
  });

  it('sorts anew the operators that are still to come', () => {
    const it = setting({ shares: ['CD_2', 'CD_3'] });
    start(it, 'EF', { owner: player(3), at: '75,3,5' });
    it.set(['round', 'entities'], [AB, CD, EF]);
    goBankrupt(it, AB);
    // CD falls from 90 to 71, below EF's 75.
    expect(it.state.round.entities).toEqual([AB, EF, CD]);
  });
});
