import { describe, expect, it } from 'vitest';

import { corporation, player, sharePlay, shareTitle, start } from '../../test/support/share-title.ts';
import type { MarketDirection } from '../kernel/hooks.ts';
import type { MarketDefinition } from '../kernel/title.ts';
import { marketEndReached, moveMarker, placeMarker, removeMarker, stepTarget } from './market-moves.ts';
import { cellById, cellOf, linkMarket } from './market.ts';

const AB = corporation('AB');
const CD = corporation('CD');

const after = (at: string, direction: MarketDirection, times = 1): string | undefined => {
  const play = sharePlay();
  start(play, 'AB', { owner: player(1), at });
  moveMarker(play, AB, direction, times, 'test');
  return cellOf(play, AB)?.id;
};

describe('a market of several rows', () => {
  it.each([
    ['left', '70,1,3', 'left', '66,1,2'],
    ['right', '70,1,3', 'right', '90,1,4'],
    ['up', '70,1,3', 'up', '76,0,3'],
    ['down', '70,1,3', 'down', '65,2,3'],
    ['left at the edge: down', '60,0,0', 'left', '53,1,0'],
    ['left before a gap: down, and where there is no row, not at all', '20,4,1', 'left', '20,4,1'],
    ['right at the end of a row: up', '112,1,6', 'right', '126,0,6'],
    ['right at the end of the top row: not at all', '142,0,7', 'right', '142,0,7'],
    ['up in the top row: not at all', '100,0,4', 'up', '100,0,4'],
    ['down where the row below is shorter: not at all', '112,1,6', 'down', '112,1,6'],
    ['down in the last row: not at all', '67,4,4', 'down', '67,4,4'],
  ] as const)('%s', (_, at, direction, expected) => {
    expect(after(at, direction)).toBe(expected);
  });

  it('moves one step at a time: three shares sold at the foot of a column drop what they can', () => {
    expect(after('80,2,4', 'down', 3)).toBe('67,4,4');
  });
});

const lonely = (market: MarketDefinition, at: string, direction: MarketDirection): string | undefined => {
  const linked = linkMarket({ ...shareTitle, market });
  const from = cellById(linked, at);
  return from === undefined ? undefined : stepTarget(linked, from, direction)?.id;
};

describe('other kinds of market', () => {
  const line: MarketDefinition = { kind: 'line', zones: {}, rows: [[10, 20, 30]] };
  const zigzag: MarketDefinition = { kind: 'zigzag', zones: {}, rows: [[0, 7, 14, 20, 26]] };
  const hexagonal: MarketDefinition = { kind: 'hexagonal', zones: {}, rows: [[60, 70, 80], [50, 60, 70], [40]] };

  it.each([
    ['a line', line, '20,0,1', { left: '10,0,0', right: '30,0,2', up: '30,0,2', down: '10,0,0' }],
    ['the end of a line', line, '30,0,2', { left: '20,0,1', right: undefined, up: undefined, down: '20,0,1' }],
    ['two half rows', zigzag, '14,0,2', { left: '0,0,0', right: '26,0,4', up: '20,0,3', down: '7,0,1' }],
    ['their beginning', zigzag, '7,0,1', { left: '0,0,0', right: '20,0,3', up: '14,0,2', down: '0,0,0' }],
    ['their end', zigzag, '20,0,3', { left: '7,0,1', right: '26,0,4', up: '26,0,4', down: '14,0,2' }],
    ['hexagons', hexagonal, '60,1,1', { left: '50,1,0', right: '70,1,2', up: '80,0,2', down: '40,2,0' }],
    [
      'hexagons at the right end',
      hexagonal,
      '40,2,0',
      { left: undefined, right: '60,1,1', up: '60,1,1', down: undefined },
    ],
  ] as const)('%s', (_, market, at, expected) => {
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      expect(lonely(market, at, direction), direction).toBe(expected[direction]);
    }
  });
});

describe('markers in one cell', () => {
  it('stand in the order of arrival, and one that stays keeps its place', () => {
    const play = sharePlay();
    start(play, 'AB', { owner: player(1), at: '67,4,4' });
    start(play, 'CD', { owner: player(1), at: '71,3,4' });
    moveMarker(play, CD, 'down', 1, 'test');
    expect(play.state.markers['4,4']).toEqual([AB, CD]);
    expect(moveMarker(play, AB, 'down', 1, 'test')).toBe(false);
    expect(play.state.markers['4,4']).toEqual([AB, CD]);
    moveMarker(play, AB, 'up', 1, 'test');
    moveMarker(play, AB, 'down', 1, 'test');
    expect(play.state.markers['4,4']).toEqual([CD, AB]);
  });

  it('leave the market without a trace', () => {
    const play = sharePlay();
    start(play, 'AB', { owner: player(1), at: '67,4,4' });
    removeMarker(play, AB, 'test');
    expect(play.state.markers).toEqual({});
    expect(cellOf(play, AB)).toBeNull();
  });
});

describe('zones that act on arrival', () => {
  const title = {
    ...shareTitle,
    market: {
      kind: 'line' as const,
      zones: { end: { endsGame: true }, stop: { liquidation: true }, par: { par: true } },
      rows: [[{ price: 5, zones: ['stop'] }, 10, { price: 20, zones: ['par'] }, { price: 30, zones: ['end'] }]],
    },
  };

  it('the mark of the end stays when the price falls again', () => {
    const play = sharePlay({ title });
    start(play, 'AB', { owner: player(1), at: '20,0,2' });
    expect(marketEndReached(play)).toBe(false);
    moveMarker(play, AB, 'right', 1, 'test');
    moveMarker(play, AB, 'left', 1, 'test');
    expect(marketEndReached(play)).toBe(true);
  });

  it('a cell of liquidation is never entered by a move', () => {
    const play = sharePlay({ title });
    start(play, 'AB', { owner: player(1), at: '10,0,1' });
    expect(moveMarker(play, AB, 'left', 1, 'test')).toBe(false);
    expect(cellOf(play, AB)?.price).toBe(10);
  });

  it('everything is taken back with the action', () => {
    const play = sharePlay({ title });
    play.journal = [];
    const before = structuredClone(play.state);
    const cell = cellById(play.rules.market, '30,0,3');
    if (cell !== undefined) placeMarker(play, AB, cell, 'test');
    expect(play.state).not.toEqual(before);
    play.rollback(0);
    expect(play.state).toEqual(before);
  });
});
