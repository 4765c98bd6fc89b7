import { describe, expect, it } from 'vitest';

import { corporation, operate, setCash } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { placeToken } from '../../core/map/tokens.ts';
import { stationTrading } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** CD's track goes from its home E8 to E4, where AB has its second token in the second slot. */
const game = (): Game => {
  const it = turnGame({
    uses: [{ id: 'station-trading' }],
    with: [stationTrading],
    steps: [{ id: 'buy-station' }],
  });
  const play = it.context;
  operate(play);
  placeToken(play, { corporation: corporation('EF'), tokenIndex: 0, hex: 'E4', city: 0 });
  placeToken(play, { corporation: AB, tokenIndex: 1, hex: 'E4', city: 0 });
  play.set(['corporations', AB, 'hadRoute'], true);
  play.set(['corporations', AB, 'floated'], false);
  startRound(play, 'operating', 1, 1);
  return it;
};

const buy = (price: number, slot = 1, city = 'E4-0-0') => ({
  type: 'buy_token',
  entity: 'CD',
  entity_type: 'corporation',
  city,
  slot,
  price,
});

describe('a station', () => {
  it('is bought at any price from treasury to treasury; the tokens change places in the same slot', () => {
    const it = game();
    expect(it.legalActions()).toMatchObject([
      {
        action: { type: 'buy_token', city: 'E4-0-0', slot: 1, price: 1 },
        range: { field: 'price', min: 1, max: 1000 },
      },
      { action: { type: 'pass' } },
    ]);
    it.apply(buy(300));
    expect([it.state.cash[CD], it.state.cash[AB]]).toEqual([700, 1300]);
    expect(it.state.hexes['E4']?.cities).toEqual([[corporation('EF'), CD]]);
    expect(it.state.corporations[AB]?.tokens.map((t) => [t.hex, t.used])).toEqual([
      ['B2', true],
      [null, false],
    ]);
    expect(it.state.corporations[CD]?.tokens.map((t) => t.hex)).toEqual(['E8', 'E4']);
    expect(it.state.corporations[AB]?.hadRoute).toBe(false);
    expect(it.waiting()?.entities).toEqual([CD]);
  });

  it('is not bought beyond the treasury', () => {
    expect(game().explain(buy(1001))?.rule).toBe('station.price');
    const poor = game();
    setCash(poor.context, CD, 0);
    expect(poor.legalActions().map(({ action }) => action.type)).toEqual(['pass']);
  });

  it('is never the home or the last one of its owner', () => {
    expect(game().explain(buy(10, 0))?.rule).toBe('station.home');
    const it = game();
    it.context.set(
      ['corporations', AB, 'tokens'],
      [{ price: 0, hex: null, city: 0, used: false }, ...(it.state.corporations[AB]?.tokens.slice(1) ?? [])],
    );
    expect(it.explain(buy(10))?.rule).toBe('station.last');
  });

  it('is not bought by who cannot reach it, stands there already, or has no token', () => {
    expect(game().explain(buy(10, 0, 'B2-0-0'))?.rule).toBe('station.home');
    const there = game();
    there.apply(buy(10));
    expect(there.explain(buy(10, 0))?.rule).toBe('station.token');
    const nothing = game();
    expect(nothing.explain(buy(10, 5))?.rule).toBe('station.none');
  });
});
