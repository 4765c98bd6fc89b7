import { describe, expect, it } from 'vitest';

import { corporation, deal, holdings, player, sharePlay, start, withPolicies } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import { POOL } from '../kernel/state.ts';
import { namedBundle, singleBundle } from './bundles.ts';
import { buyShares } from './buy-shares.ts';
import { presidentOf } from './operators.ts';
import { checkPresidency, isInReceivership } from './presidency.ts';
import { sellShares } from './sell-shares.ts';
import { moveCertificate } from './shares.ts';

const AB = corporation('AB');
const [P1, P2, P3, P4] = [1, 2, 3, 4].map(player) as [string, string, string, string];

const sell = (play: Play, ids: readonly string[], percent?: number): void =>
  sellShares(play, namedBundle(play, ids, percent));
const buy = (play: Play, buyer: string, id: string): void =>
  buyShares(play, buyer, singleBundle(play, id), { free: true });

const game = (players = 3): Play => {
  const play = sharePlay({ players });
  start(play, 'AB', { owner: P1, at: '100,0,4' });
  return play;
};

describe("a part of the president's certificate is sold (core rules 4.5, worked example)", () => {
  it('the pool gives its oldest share back, and the new president his first two', () => {
    const play = game();
    deal(play, { [P1]: ['AB_3', 'AB_5', 'AB_0'], [P2]: ['AB_4', 'AB_6', 'AB_1'], [POOL]: ['AB_2'] });
    sell(play, ['AB_3', 'AB_5', 'AB_0'], 30);
    expect(presidentOf(play, AB)).toBe(P2);
    expect(holdings(play, 'AB')).toEqual({
      [P1]: 'AB_2',
      [P2]: 'AB_1 AB_0',
      pool: 'AB_3 AB_5 AB_4 AB_6',
    });
  });

  it('from an empty pool the first certificate of the sale itself comes back (1830 log 26855, action 332)', () => {
    const play = game();
    deal(play, { [P1]: ['AB_1', 'AB_0'], [P2]: ['AB_2', 'AB_3'] });
    sell(play, ['AB_1', 'AB_0'], 20);
    expect(holdings(play, 'AB')).toEqual({ [P1]: 'AB_1', [P2]: 'AB_0', pool: 'AB_2 AB_3' });
  });
});

describe('who becomes president', () => {
  it('nobody, while the president is among those who hold most', () => {
    const play = game();
    deal(play, { [P1]: ['AB_0', 'AB_1', 'AB_2'], [P2]: ['AB_3', 'AB_4', 'AB_5', 'AB_6'] });
    checkPresidency(play, AB, null);
    expect(presidentOf(play, AB)).toBe(P1);
  });

  it('who buys more than the president: the first two of his list go to the old one', () => {
    const play = game();
    deal(play, { [P1]: ['AB_0', 'AB_1'], [P2]: ['AB_2', 'AB_3', 'AB_4'] });
    buy(play, P2, 'AB_5');
    expect(presidentOf(play, AB)).toBe(P2);
    expect(holdings(play, 'AB')).toEqual({ [P1]: 'AB_1 AB_2 AB_3', [P2]: 'AB_4 AB_5 AB_0' });
  });

  it('of equals, the nearest clockwise after the old president', () => {
    const play = game(4);
    play.set(['corporations', AB, 'owner'], P3);
    deal(play, { [P3]: ['AB_0', 'AB_1'], [P2]: ['AB_2', 'AB_3'], [P4]: ['AB_4', 'AB_5'] });
    sell(play, ['AB_1', 'AB_0'], 30);
    expect(presidentOf(play, AB)).toBe(P4);
  });

  it('the nearest is found in the present order, bankrupt players left out', () => {
    const play = game(4);
    play.set(['order'], [P2, P1, P4, P3]);
    play.set(['bankrupt', P4], true);
    deal(play, { [P1]: ['AB_0'], [P2]: ['AB_2', 'AB_3'], [P3]: ['AB_4', 'AB_5'], [P4]: ['AB_6', 'AB_7'] });
    sell(play, ['AB_0']);
    expect(presidentOf(play, AB)).toBe(P3);
  });

  it("the first buyer of the president's certificate", () => {
    const play = sharePlay();
    buy(play, P2, 'AB_0');
    expect(presidentOf(play, AB)).toBe(P2);
    expect(holdings(play, 'AB')).toEqual({ [P2]: 'AB_0' });
  });

  it('nobody of an unstarted corporation, by a single certificate', () => {
    const play = sharePlay();
    buy(play, P2, 'AB_1');
    expect(presidentOf(play, AB)).toBeNull();
  });

  it("who gathers the president's percent before there is a president changes them for the certificate", () => {
    const play = sharePlay();
    buy(play, P2, 'AB_1');
    buy(play, P2, 'AB_2');
    expect(presidentOf(play, AB)).toBe(P2);
    expect(holdings(play, 'AB')).toEqual({ [P2]: 'AB_0' });
  });
});

describe('shares that lie with the pool', () => {
  it("the president's certificate leaves the pool again at once when another takes over", () => {
    const play = game();
    deal(play, { [P1]: ['AB_1', 'AB_0'], [P2]: ['AB_2', 'AB_3', 'AB_4'] });
    sell(play, ['AB_1', 'AB_0']);
    expect(presidentOf(play, AB)).toBe(P2);
    expect(holdings(play, 'AB')).toEqual({ [P2]: 'AB_4 AB_0', pool: 'AB_1 AB_2 AB_3' });
  });

  const toPool = withPolicies({ sales: { presidentToPool: true } });

  it('nobody can take over: receivership, until a player holds enough single shares', () => {
    const play = sharePlay({ title: toPool });
    start(play, 'AB', { owner: P1, at: '100,0,4' });
    deal(play, { [P1]: ['AB_1', 'AB_0'], [P2]: ['AB_2'] });
    sell(play, ['AB_1', 'AB_0']);
    expect(isInReceivership(play, AB)).toBe(true);
    expect(holdings(play, 'AB')).toEqual({ [P2]: 'AB_2', pool: 'AB_1 AB_0' });
    buy(play, P2, 'AB_1');
    expect(presidentOf(play, AB)).toBe(P2);
    expect(holdings(play, 'AB')).toEqual({ [P2]: 'AB_0', pool: 'AB_2 AB_1' });
  });

  it('who sold a part into receivership gets single shares back', () => {
    const play = sharePlay({ title: toPool });
    start(play, 'AB', { owner: P1, at: '100,0,4' });
    deal(play, { [P1]: ['AB_1', 'AB_0'] });
    sell(play, ['AB_1', 'AB_0'], 20);
    expect(isInReceivership(play, AB)).toBe(true);
    expect(holdings(play, 'AB')).toEqual({ [P1]: 'AB_1', pool: 'AB_0' });
  });
});

it("buying the president's certificate from its owner makes the buyer president without a swap", () => {
  const play = game();
  deal(play, { [P1]: ['AB_0'], [P2]: ['AB_1'] });
  buy(play, P2, 'AB_0');
  expect(presidentOf(play, AB)).toBe(P2);
  expect(holdings(play, 'AB')).toEqual({ [P2]: 'AB_1 AB_0' });
});

it('a mechanic may keep a presidency as it is', () => {
  const play = sharePlay();
  start(play, 'AB', { owner: P1, at: '100,0,4' });
  deal(play, { [P1]: ['AB_0'], [P2]: ['AB_1', 'AB_2', 'AB_3'] });
  const frozen = { ...play.rules, hooks: { mayChangePresident: [() => ({ rule: 'x', message: 'not now' })] } };
  Object.assign(play, { rules: frozen });
  moveCertificate(play, 'AB_4', P2, 'test');
  checkPresidency(play, AB, null);
  expect(presidentOf(play, AB)).toBe(P1);
});
