import { describe, expect, it } from 'vitest';

import {
  corporation,
  deal,
  holdings,
  player,
  setCash,
  shareGame,
  shareTitle,
  start,
} from '../../../test/support/share-title.ts';
import { bundleOf, singleBundle } from '../../core/bundles.ts';
import { buyShares } from '../../core/buy-shares.ts';
import { isSoldOut } from '../../core/sold-out.ts';
import { certificate } from '../../core/shares.ts';
import type { Game } from '../../kernel/game.ts';
import { shareGift } from '../share-gift/index.ts';
import { twoPlayerShares } from './index.ts';

const title = {
  ...shareTitle,
  mechanics: [{ id: 'share-gift' }, { id: 'two-player-shares', presidentPercent: 30 }],
  privates: [
    { id: 'S', name: 'Small', value: 20, revenue: 5 },
    { id: 'V', name: 'V', value: 200, revenue: 30, abilities: [{ type: 'shares', shares: 'CD_0' }] },
  ],
};

const game = (players = 2): Game => shareGame({ title, mechanics: [shareGift, twoPlayerShares], players });
const AB = corporation('AB');
const unsold = (it: Game, id: string) => it.state.holdings[corporation(id)]?.[corporation(id)];

/** AB has floated with 60 % sold: 40 % to player 1, who presides, 20 % to player 2, the rest in the pool. */
const floated = (): Game => {
  const it = game();
  deal(it.context, {
    [player(1)]: ['AB_0', 'AB_1'],
    [player(2)]: ['AB_2', 'AB_3'],
    pool: ['AB_4', 'AB_5', 'AB_6', 'AB_7'],
  });
  start(it.context, 'AB', { owner: player(1), at: '100,0,4' });
  return it;
};

describe('the certificates of a corporation for two players', () => {
  it("are a president's of 30 % and seven of 10 %; the last is out of the game", () => {
    const it = game();
    expect(certificate(it.context, 'AB_0').percent).toBe(30);
    expect(unsold(it, 'AB')).toEqual(['AB_0', 'AB_1', 'AB_2', 'AB_3', 'AB_4', 'AB_5', 'AB_6', 'AB_7']);
    expect(holdings(it.context, 'AB')).toEqual({ bank: 'AB_8' });
  });

  it("stay as printed where the president's comes with a private company", () => {
    const it = game();
    expect(certificate(it.context, 'CD_0').percent).toBe(20);
    expect(unsold(it, 'CD')).toHaveLength(9);
  });

  it('stay as printed with more players', () => {
    const it = game(3);
    expect(certificate(it.context, 'AB_0').percent).toBe(20);
    expect(unsold(it, 'AB')).toHaveLength(9);
  });

  it('cost three times par to start', () => {
    const it = game();
    it.apply({ type: 'par', entity: 1, entity_type: 'player', corporation: 'AB', share_price: '100,0,4' });
    expect(it.state.cash[player(1)]).toBe(700);
  });
});

describe('what is unsold at the float', () => {
  it('goes to the pool', () => {
    const it = game();
    deal(it.context, { [player(1)]: ['AB_0', 'AB_1'], [player(2)]: ['AB_2'] });
    start(it.context, 'AB', { owner: player(1), at: '100,0,4', floated: false });
    buyShares(it.context, player(1), singleBundle(it.context, 'AB_3'));
    expect(it.state.corporations[AB]?.floated).toBe(true);
    expect(it.state.cash[AB]).toBe(1000);
    expect(holdings(it.context, 'AB')).toMatchObject({ [player(1)]: 'AB_0 AB_1 AB_3', pool: 'AB_4 AB_5 AB_6 AB_7' });
  });
});

describe('a purchase of a corporation with shares in the pool', () => {
  it('by somebody who does not preside: first the last share of the pool is out', () => {
    const it = floated();
    buyShares(it.context, player(2), bundleOf([certificate(it.context, 'AB_4')], 'pool'));
    expect(holdings(it.context, 'AB')).toMatchObject({
      [player(2)]: 'AB_2 AB_3 AB_4',
      pool: 'AB_5 AB_6',
      bank: 'AB_8 AB_7',
    });
    expect(it.state.cash[player(2)]).toBe(900);
  });

  it('of that very share brings nothing and costs nothing', () => {
    const it = floated();
    buyShares(it.context, player(2), bundleOf([certificate(it.context, 'AB_7')], 'pool'));
    expect(holdings(it.context, 'AB')).toMatchObject({ [player(2)]: 'AB_2 AB_3', bank: 'AB_8 AB_7' });
    expect(it.state.cash[player(2)]).toBe(1000);
  });

  it('by the president leaves the pool alone', () => {
    const it = floated();
    setCash(it.context, player(1), 500);
    buyShares(it.context, player(1), bundleOf([certificate(it.context, 'AB_4')], 'pool'));
    expect(holdings(it.context, 'AB')).toMatchObject({
      [player(1)]: 'AB_0 AB_1 AB_4',
      pool: 'AB_5 AB_6 AB_7',
      bank: 'AB_8',
    });
  });
});

it('a corporation is sold out when it has floated and the pool holds none of it', () => {
  const it = floated();
  expect(isSoldOut(it.context, AB)).toBe(false);
  deal(it.context, { bank: ['AB_4', 'AB_5', 'AB_6', 'AB_7'] });
  expect(isSoldOut(it.context, AB)).toBe(true);
  expect(isSoldOut(it.context, corporation('EF'))).toBe(false);
});
