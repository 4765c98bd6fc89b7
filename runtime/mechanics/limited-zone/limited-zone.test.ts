import { describe, expect, it } from 'vitest';

import { corporation, player, shareGame, shareTitle, start } from '../../../test/support/share-title.ts';
import type { MarketDirection } from '../../kernel/hooks.ts';
import { moveMarker } from '../../core/market-moves.ts';
import { cellOf } from '../../core/market.ts';
import { limitedZone } from './index.ts';

/** 126 and 142 at the end of the first row and 112 at the end of the second are closed without the status `high`. */
const title = (status: readonly string[]) => ({
  ...shareTitle,
  mechanics: [{ id: 'limited-zone' }],
  phases: [{ id: '2', trainLimit: 4, tiles: ['yellow' as const], operatingRounds: 1, status }],
  market: {
    ...shareTitle.market,
    zones: { ...shareTitle.market.zones, blue: { requiresStatus: 'high' } },
    rows: shareTitle.market.rows.map((row, r) =>
      row.map((cell, c) =>
        (r === 0 && c > 5) || (r === 1 && c === 6) ? { price: cell as number, zones: ['blue'] } : cell,
      ),
    ),
  },
});

const from = (at: string, direction: MarketDirection, status: readonly string[] = []): number | undefined => {
  const { context: play } = shareGame({ title: title(status), mechanics: [limitedZone] });
  start(play, 'AB', { owner: player(1), at });
  moveMarker(play, corporation('AB'), direction, 1, 'test');
  return cellOf(play, corporation('AB'))?.price;
};

describe('a closed zone', () => {
  it('turns a step to the right into one upwards', () => {
    expect(from('100,1,5', 'right')).toBe(112);
  });

  it('leaves the marker where upwards there is nothing, or the zone again', () => {
    expect(from('112,0,5', 'right')).toBe(112);
    // The row ends at 90: right means up there, to 100; from 75 the way up leads to 90 as well.
    expect(from('90,2,5', 'right')).toBe(100);
  });

  it('is open in a phase with the status', () => {
    expect(from('100,1,5', 'right', ['high'])).toBe(112);
    expect(from('112,0,5', 'right', ['high'])).toBe(126);
  });

  it('does not hinder other steps', () => {
    expect(from('112,0,5', 'left')).toBe(100);
    expect(from('112,0,5', 'down')).toBe(100);
  });
});
