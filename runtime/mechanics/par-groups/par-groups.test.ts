import { describe, expect, it } from 'vitest';

import { corporation, player, shareGame, shareTitle } from '../../../test/support/share-title.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { parCells } from '../../core/par.ts';
import { parGroups } from './index.ts';

/** A starting price of 142 that the event `late_par` opens, beside those from 67 to 100. */
const title = {
  ...shareTitle,
  mechanics: [{ id: 'par-groups', opens: { late_par: ['late'] } }],
  market: {
    ...shareTitle.market,
    zones: { ...shareTitle.market.zones, late: { par: true } },
    rows: shareTitle.market.rows.map((row, r) =>
      row.map((cell, c) => (r === 0 && c === 7 ? { price: 142, zones: ['late'] } : cell)),
    ),
  },
};

describe('starting prices opened by an event', () => {
  it('are closed before it and open after it', () => {
    const { context: play } = shareGame({ title, mechanics: [parGroups] });
    const prices = () => parCells(play, player(1), corporation('AB')).map((cell) => cell.price);
    expect(prices()).toEqual([100, 90, 80, 71, 67]);
    tellEvent(play, 'trainEvent', { type: 'other', train: '2-0' });
    expect(prices()).toEqual([100, 90, 80, 71, 67]);
    tellEvent(play, 'trainEvent', { type: 'late_par', train: '2-0' });
    expect(prices()).toEqual([142, 100, 90, 80, 71, 67]);
  });

  it('are refused while they are closed', () => {
    const game = shareGame({ title, mechanics: [parGroups] });
    const par = { type: 'par', entity: 1, entity_type: 'player', corporation: 'AB', share_price: '142,0,7' };
    expect(game.explain(par)?.rule).toBe('stock.par.price');
    tellEvent(game.context, 'trainEvent', { type: 'late_par', train: '2-0' });
    expect(game.explain(par)).toBeNull();
  });
});
