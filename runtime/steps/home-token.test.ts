/** A token whose city must be chosen (core rules 8.7, 9.6, 9.7). */
import { describe, expect, it } from 'vitest';
import { corporation, deal, player, setCash, start } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { HexDefinition } from '../kernel/title.ts';

const EF = corporation('EF');
const by = { entity: 'EF', entity_type: 'corporation' };
const stops = [
  { kind: 'city' as const, revenue: 0 },
  { kind: 'city' as const, revenue: 0 },
];
const track = [
  { from: 0, to: 's0' },
  { from: 3, to: 's1' },
];

/** EF has its home in B10, which has two cities; with track where `printed`. */
const game = (printed: boolean): Game => {
  const home: HexDefinition = printed ? { color: 'gray', stops, paths: track } : { stops };
  const it = turnGame({
    uses: [],
    with: [],
    steps: [{ id: 'home-token' }, { id: 'track' }, { id: 'token' }, { id: 'route' }, { id: 'dividend' }],
    change: (title) => ({
      ...title,
      map: { ...title.map, hexes: { ...title.map.hexes, B10: home, B12: {} } },
      corporations: title.corporations.map((c) =>
        c.id === 'EF' ? { ...c, home: { hex: 'B10' }, tokens: [0, 40] } : c,
      ),
      tiles: {
        manifest: { ...title.tiles.manifest, '59': 1 },
        definitions: {
          ...title.tiles.definitions,
          '59': { color: 'yellow', stops: stops.map((s) => ({ ...s, revenue: 40 })), paths: track },
        },
      },
    }),
  });
  deal(it.context, { [player(3)]: ['EF_0', 'EF_1'] });
  start(it.context, 'EF', { owner: player(3), at: '80,2,4' });
  setCash(it.context, EF, 500);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const place = (city: string) => ({ type: 'place_token', ...by, city });
const cities = (it: Game): unknown => it.state.hexes['B10']?.cities;

describe('a home with track and several cities', () => {
  it('is asked for before anything else in the turn', () => {
    const it = game(true);
    expect(it.waiting()).toEqual({ step: 'home-token', entities: [EF], types: ['place_token'] });
    expect(it.legalActions().map(({ action }) => action)).toEqual([place('B10-0-0'), place('B10-0-1')]);
    expect(it.explain({ type: 'pass', ...by })?.rule).toBe('turn.waiting');
  });

  it('is free, and not the token of the turn', () => {
    const it = game(true);
    it.apply(place('B10-0-1'));
    expect([cities(it), it.state.cash[EF]]).toEqual([[[null], [EF]], 500]);
    expect(it.state.corporations[EF]?.tokens.map((t) => t.hex)).toEqual(['B10', null]);
    expect(it.waiting()?.step).toBe('track');
    expect(it.state.round.memory.tokenPlaced).toBe(false);
  });

  it('is none of another hex: token.home-hex', () => {
    const it = game(true);
    expect(['E4-0-0', 'Z9-0-0'].map((city) => it.explain(place(city))?.rule)).toEqual([
      'token.home-hex',
      'token.home-hex',
    ]);
    expect(it.explain(place('B10-0-5'))?.rule).toBe('token.home-hex');
  });
});

describe('a home without track', () => {
  it('is not asked for: the token goes to the first city', () => {
    const it = game(false);
    expect([cities(it), it.waiting()?.step]).toEqual([[[EF], [null]], 'track']);
  });

  it('is asked for again once the first track is laid there, and may be the other city', () => {
    const it = game(false);
    it.apply({ type: 'lay_tile', ...by, hex: 'B10', tile: '59-0', rotation: 0 });
    expect(it.waiting()).toEqual({ step: 'home-token', entities: [EF], types: ['place_token'] });
    expect(cities(it)).toEqual([[null], [null]]);
    it.apply(place('59-0-1'));
    expect(cities(it)).toEqual([[null], [EF]]);
    // Nothing is reached and nothing runs: token, route and dividend are passed over in the same action.
    expect(it.state.corporations[EF]?.operated).toBe(1);
  });
});
