import { describe, expect, it } from 'vitest';

import { corporation, deal, player, setCash, start } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import type { StepUse } from '../../kernel/title.ts';
import { percentOf } from '../../core/shares.ts';
import { falsePresidency } from './index.ts';

const EF = corporation('EF');
const [ONE, TWO] = [player(1), player(2)];

/** EF was formed at 90 with one share for player 1, who is first in a stock round with so much cash. */
const game = (cash: number, holders: Parameters<typeof deal>[1] = {}, steps?: readonly StepUse[]): Game => {
  const it = turnGame({
    ...(steps === undefined ? {} : { steps }),
    uses: [{ id: 'false-presidency' }],
    with: [falsePresidency],
    change: (title) => ({
      ...title,
      policies: {
        ...title.policies,
        gameEnd: [{ reason: 'bankrupt', timing: 'immediate' }, ...title.policies.gameEnd],
      },
    }),
  });
  const play = it.context;
  deal(play, { [ONE]: ['EF_0'], [TWO]: ['AB_0', 'AB_1'], ...holders });
  play.set(['resized', 'EF_0'], 10);
  start(play, 'EF', { owner: ONE, at: '90,1,4', operated: 1 });
  start(play, 'AB', { owner: TWO, at: '71,3,4', operated: 1 });
  play.set(['corporations', EF, 'capitalization'], 'none');
  play.set(['turn'], 2);
  tellEvent(play, 'corporationFormed', { corporation: EF, president: ONE, shares: 1 });
  setCash(play, ONE, cash);
  startRound(play, 'stock', 0, 1);
  return it;
};
const buy = (entity: number, share: string) => ({
  type: 'buy_shares',
  entity,
  entity_type: 'player',
  shares: [share],
  percent: 10,
});
const pass = (entity: number) => ({ type: 'pass', entity, entity_type: 'player' });

describe('a president with one share', () => {
  it('must buy another before anything else', () => {
    const it = game(300);
    expect(it.waiting()).toMatchObject({ entities: [ONE], types: ['buy_shares'] });
    expect(it.explain(pass(1))).not.toBeNull();
    expect(it.explain(buy(1, 'AB_8'))?.rule).toBe('false-president.buy');
    expect(
      it.explain({ type: 'par', entity: 1, entity_type: 'player', corporation: 'CD', share_price: '67,4,4' }),
    ).not.toBeNull();
  });

  it('completes his certificate by it: the share bought stays where it was, its price goes to the bank', () => {
    const it = game(300);
    it.apply(buy(1, 'EF_8'));
    expect([it.state.cash[ONE], it.state.cash[EF]]).toEqual([210, 0]);
    expect([percentOf(it.context, EF, ONE), it.state.holdings[EF]?.[ONE]]).toEqual([20, ['EF_0']]);
    expect(it.state.holdings[EF]?.[EF]).toContain('EF_8');
  });

  it('is free afterwards', () => {
    const it = game(300);
    it.apply(buy(1, 'EF_8'));
    expect(it.state.slices['false-presidency']).toEqual({ present: null });
  });

  it('loses the game for all if he cannot come by the money', () => {
    const it = game(89);
    expect(it.state.finished).toBe(false);
    const sells = game(20, { [ONE]: ['EF_0', 'AB_2'] });
    // 20 and 71 are enough: he must sell, and then buy.
    expect(sells.waiting()?.types).toEqual(['sell_shares']);
    sells.apply({ type: 'sell_shares', entity: 1, entity_type: 'player', shares: ['AB_2'], percent: 10 });
    expect([sells.state.cash[ONE], sells.waiting()?.types]).toEqual([91, ['buy_shares']]);
  });

  it('ends it with his last sale where that is too little', () => {
    const it = game(10, { [ONE]: ['EF_0', 'AB_2'] });
    it.apply({ type: 'sell_shares', entity: 1, entity_type: 'player', shares: ['AB_2'], percent: 10 });
    expect([it.state.finished, it.state.endReason]).toEqual([true, 'bankrupt']);
  });
});

describe('a stock round that begins with him', () => {
  it('is not played where he cannot come by the money', () => {
    const it = game(89, {}, [{ id: 'track' }]);
    it.context.set(['end'], null);
    startRound(it.context, 'operating', 1, 1);
    for (const entity of ['EF', 'AB']) it.apply({ type: 'pass', entity, entity_type: 'corporation' });
    expect([it.state.round.kind, it.state.finished, it.state.endReason]).toEqual(['stock', true, 'bankrupt']);
  });
});

describe('a rival with a share', () => {
  it('takes the presidency over when he buys first, and completes the certificate', () => {
    const it = game(300, { [TWO]: ['AB_0', 'AB_1', 'EF_1'] });
    it.context.set(['round', 'index'], 1);
    const before = it.state.cash[TWO] ?? 0;
    it.apply(buy(2, 'EF_8'));
    expect(it.state.corporations[EF]?.owner).toBe(TWO);
    expect([it.state.holdings[EF]?.[ONE], it.state.holdings[EF]?.[TWO]]).toEqual([['EF_1'], ['EF_0']]);
    expect([percentOf(it.context, EF, TWO), before - (it.state.cash[TWO] ?? 0)]).toEqual([20, 90]);
  });

  it('without one he just buys', () => {
    const it = game(300);
    it.context.set(['round', 'index'], 1);
    it.apply(buy(2, 'EF_8'));
    expect([it.state.corporations[EF]?.owner, it.state.holdings[EF]?.[TWO]]).toEqual([ONE, ['EF_8']]);
  });
});
