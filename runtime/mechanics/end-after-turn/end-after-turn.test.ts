import { describe, expect, it } from 'vitest';

import { corporation, operate } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { BANK } from '../../kernel/state.ts';
import type { Game } from '../../kernel/game.ts';
import { moveMarker } from '../../core/market-moves.ts';
import { transfer } from '../../core/bank.ts';
import { endAfterTurn } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** AB at 100 operates before CD at 90; the cell of 112 to the right of 100 is the top. */
const game = (): Game => {
  const it = turnGame({
    uses: [{ id: 'end-after-turn' }],
    with: [endAfterTurn],
    steps: [{ id: 'track' }],
    change: (title) => ({
      ...title,
      policies: {
        ...title.policies,
        gameEnd: [
          { reason: 'stock_market', timing: 'immediate' },
          { reason: 'bank', timing: 'current_or' },
        ],
      },
      market: {
        ...title.market,
        zones: { ...title.market.zones, top: { endsAfterTurn: true } },
        rows: title.market.rows.map((row, r) =>
          row.map((cell, c) => (r === 0 && c === 5 ? { price: 112, zones: ['top'] } : cell)),
        ),
      },
    }),
  });
  operate(it.context);
  return it;
};
const pass = (it: Game, entity: string) => it.apply({ type: 'pass', entity, entity_type: 'corporation' });
const reach = (it: Game, corporation: string): void => {
  moveMarker(it.context, corporation, 'right', 1, 'test');
};

describe('a price that reaches the top', () => {
  it('ends the game with the turn of its corporation, whoever has not operated', () => {
    const it = game();
    reach(it, AB);
    expect(it.state.finished).toBe(false);
    pass(it, 'AB');
    expect(it.result()).toMatchObject({ finished: true, reason: 'stock_market' });
    expect(it.context.current).toBe(AB);
  });

  it('ends it in a later turn of that corporation, even if the price falls again', () => {
    const it = game();
    moveMarker(it.context, CD, 'right', 1, 'test');
    moveMarker(it.context, CD, 'up', 1, 'test');
    expect(it.state.corporations[CD]?.price).toEqual({ row: 0, column: 5 });
    moveMarker(it.context, CD, 'left', 1, 'test');
    pass(it, 'AB');
    expect(it.state.finished).toBe(false);
    pass(it, 'CD');
    expect(it.result().reason).toBe('stock_market');
  });

  it('takes a broken bank its say', () => {
    const it = game();
    transfer(it.context, BANK, AB, 20000, 'test');
    reach(it, CD);
    moveMarker(it.context, CD, 'up', 1, 'test');
    pass(it, 'AB');
    expect([it.state.end, it.state.finished]).toEqual([null, false]);
    pass(it, 'CD');
    expect(it.result().reason).toBe('stock_market');
  });

  it('without it the bank ends the game', () => {
    const it = game();
    transfer(it.context, BANK, AB, 20000, 'test');
    pass(it, 'AB');
    pass(it, 'CD');
    expect(it.result().reason).toBe('bank');
  });
});
