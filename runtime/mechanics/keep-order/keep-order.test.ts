import { describe, expect, it } from 'vitest';

import { corporation, deal, player, shareGame, shareTitle, start } from '../../../test/support/share-title.ts';
import type { Game } from '../../kernel/game.ts';
import { startRound } from '../../kernel/engine.ts';
import { operatingOrder } from '../../core/market.ts';
import { keepOrder } from './index.ts';

/** AB, CD and EF stand in this order in the cell of 90; player 1 holds one share of the first two, player 2 of the third. */
const game = (mechanic: boolean): Game => {
  const it = shareGame({
    title: { ...shareTitle, mechanics: mechanic ? [{ id: 'keep-order' }] : [] },
    mechanics: [keepOrder],
  });
  const play = it.context;
  deal(play, {
    [player(3)]: ['AB_0', 'CD_0', 'EF_0', 'GH_0'],
    [player(1)]: ['AB_1', 'CD_1'],
    [player(2)]: ['EF_1'],
  });
  for (const id of ['AB', 'CD', 'EF']) start(play, id, { owner: player(3), at: '90,1,4' });
  start(play, 'GH', { owner: player(3), at: '80,2,4' });
  play.set(['turn'], 2);
  startRound(play, 'stock', 0, 1);
  return it;
};

const sell = (entity: number, id: string) => ({ type: 'sell_shares', entity, entity_type: 'player', shares: [id] });
const order = (it: Game): string =>
  operatingOrder(it.context)
    .map((c) => c.slice(-2))
    .join(' ');

describe('two corporations sold by one player in one turn', () => {
  it('without the rule stand as they came', () => {
    const it = game(false);
    it.apply(sell(1, 'CD_1'));
    it.apply(sell(1, 'AB_1'));
    expect(order(it)).toBe('EF GH CD AB');
  });

  it('keep the order they had, whichever was sold first', () => {
    const it = game(true);
    it.apply(sell(1, 'CD_1'));
    expect(order(it)).toBe('AB EF GH CD');
    it.apply(sell(1, 'AB_1'));
    expect(order(it)).toBe('EF GH AB CD');
    expect(it.undo()).toBe(true);
    expect(order(it)).toBe('AB EF GH CD');
  });

  it('stand behind those that were there', () => {
    const it = game(true);
    it.apply(sell(1, 'CD_1'));
    it.apply(sell(1, 'AB_1'));
    expect(it.state.markers['2,4']).toEqual(['GH', 'AB', 'CD'].map(corporation));
  });
});

it('sales of different players stand as they came', () => {
  const it = game(true);
  it.apply(sell(1, 'CD_1'));
  it.apply({ type: 'pass', entity: 1, entity_type: 'player' });
  it.apply(sell(2, 'EF_1'));
  expect(it.state.markers['2,4']).toEqual(['GH', 'CD', 'EF'].map(corporation));
});
