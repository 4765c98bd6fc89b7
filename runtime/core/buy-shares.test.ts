import { describe, expect, it } from 'vitest';

import type { Setting } from '../../test/support/share-title.ts';
import { corporation, deal, player, setCash, sharePlay, start, withPolicies } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, POOL } from '../kernel/state.ts';
import { cashOf } from './bank.ts';
import { singleBundle } from './bundles.ts';
import { buyShares } from './buy-shares.ts';
import { corporationState, percentOf } from './shares.ts';

const AB = corporation('AB');
const CD = corporation('CD');
const [P1, P2] = [player(1), player(2)];

/** AB at par 90, its price risen to 112, P1 presides. */
const game = (setting: Setting = {}): Play => {
  const play = sharePlay(setting);
  start(play, 'AB', { owner: P1, at: '90,1,4', floated: false });
  play.set(['corporations', AB, 'price'], { row: 1, column: 6 });
  deal(play, { [P1]: ['AB_0'] });
  return play;
};

const moneyMoved = (play: Play, act: () => void): Readonly<Record<string, number>> => {
  const before = { ...play.state.cash };
  act();
  return Object.fromEntries(
    Object.entries(play.state.cash)
      .map(([who, cash]) => [who, cash - (before[who] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
};

const incremental = withPolicies({ capitalization: { mode: 'incremental' } });

describe('who is paid for shares', () => {
  it('full capitalization: the bank, for unsold shares at par and for those of the pool at the market price', () => {
    const play = game();
    deal(play, { [POOL]: ['AB_2'] });
    expect(moneyMoved(play, () => buyShares(play, P2, singleBundle(play, 'AB_1')))).toEqual({ [P2]: -90, [BANK]: 90 });
    expect(moneyMoved(play, () => buyShares(play, P2, singleBundle(play, 'AB_2')))).toEqual({
      [P2]: -112,
      [BANK]: 112,
    });
  });

  it('incremental capitalization: the corporation for unsold shares, the bank for those of the pool', () => {
    const play = game({ title: incremental });
    deal(play, { [POOL]: ['AB_2'] });
    expect(moneyMoved(play, () => buyShares(play, P2, singleBundle(play, 'AB_1')))).toEqual({ [P2]: -90, [AB]: 90 });
    expect(moneyMoved(play, () => buyShares(play, P2, singleBundle(play, 'AB_2')))).toEqual({
      [P2]: -112,
      [BANK]: 112,
    });
  });

  it('another corporation or a player who owned them', () => {
    const play = game();
    deal(play, { [CD]: ['AB_2'], [P1]: ['AB_3'] });
    expect(moneyMoved(play, () => buyShares(play, P2, singleBundle(play, 'AB_2')))).toEqual({ [P2]: -112, [CD]: 112 });
    expect(moneyMoved(play, () => buyShares(play, P2, singleBundle(play, 'AB_3')))).toEqual({ [P2]: -112, [P1]: 112 });
  });

  it('nobody for a gift', () => {
    const play = game();
    expect(moneyMoved(play, () => buyShares(play, P2, singleBundle(play, 'AB_1'), { free: true }))).toEqual({});
    expect(percentOf(play, AB, P2)).toBe(10);
  });

  it('less the price of a certificate that goes the other way', () => {
    const play = game();
    deal(play, { [P2]: ['AB_4'] });
    const act = (): void => buyShares(play, P2, singleBundle(play, 'AB_1'), { swap: 'AB_4', price: 150 });
    expect(moneyMoved(play, act)).toEqual({ [P2]: -(150 - 112), [BANK]: 150 - 112 });
    expect(percentOf(play, AB, P2)).toBe(10);
  });

  it('money that the buyer has not got is refused', () => {
    const play = game();
    setCash(play, P2, 89);
    expect(() => buyShares(play, P2, singleBundle(play, 'AB_1'))).toThrow(
      expect.objectContaining({ rule: 'bank.cash' }),
    );
  });
});

describe('floating', () => {
  it('full: when 60% are sold the bank pays ten times par, whatever is unsold', () => {
    const play = game();
    deal(play, { [P1]: ['AB_1', 'AB_2'], [POOL]: ['AB_3'] });
    buyShares(play, P1, singleBundle(play, 'AB_4'));
    expect(corporationState(play, AB).floated).toBe(true);
    expect(cashOf(play, AB)).toBe(900);
  });

  it('not before', () => {
    const play = game();
    deal(play, { [P1]: ['AB_1'], [POOL]: ['AB_3'] });
    buyShares(play, P1, singleBundle(play, 'AB_4'));
    expect(corporationState(play, AB).floated).toBe(false);
    expect(cashOf(play, AB)).toBe(0);
  });

  it('incremental: the corporation has what was paid in, and no more', () => {
    const play = game({ title: incremental });
    deal(play, { [P1]: ['AB_1', 'AB_2'], [POOL]: ['AB_3'] });
    buyShares(play, P1, singleBundle(play, 'AB_4'));
    expect(corporationState(play, AB).floated).toBe(true);
    expect(cashOf(play, AB)).toBe(90);
  });

  it('the payment may break the bank', () => {
    const play = game();
    deal(play, { [P1]: ['AB_1', 'AB_2'], [POOL]: ['AB_3'] });
    setCash(play, 'player:3', cashOf(play, 'player:3') + cashOf(play, BANK) - 500);
    buyShares(play, P1, singleBundle(play, 'AB_4'));
    expect(cashOf(play, BANK)).toBe(500 + 90 - 900);
    expect(play.state.bankBroken).toBe(true);
  });
});

it("a corporation is on sale once its president's certificate is bought; a gift of another does not start it", () => {
  const play = sharePlay();
  buyShares(play, P1, singleBundle(play, 'CD_1'), { free: true });
  expect(corporationState(play, CD).started).toBe(false);
  buyShares(play, P1, singleBundle(play, 'CD_0'), { free: true });
  expect(corporationState(play, CD).started).toBe(true);
});

it('everything is taken back with the action', () => {
  const play = game();
  deal(play, { [P1]: ['AB_1', 'AB_2'], [P2]: ['AB_3'] });
  play.journal = [];
  const before = structuredClone(play.state);
  buyShares(play, P1, singleBundle(play, 'AB_4'));
  play.rollback(0);
  expect(play.state).toEqual(before);
});
