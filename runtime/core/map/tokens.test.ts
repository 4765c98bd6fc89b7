import { describe, expect, it } from 'vitest';

import { smallPlay } from '../../../test/support/small-map.ts';
import type { SmallMap } from '../../../test/support/small-map.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexDefinition } from '../../kernel/title.ts';
import { cityId, hexInfo, parseCityId } from './hexes.ts';
import { layTile } from './lay-tile.ts';
import { checkToken, listTokenSpots, placeToken, removeToken, tokenPossible } from './tokens.ts';
import type { TokenRequest } from './tokens.ts';

const A = 'corporation:A';
const B = 'corporation:B';

const city = (slots: number, ...exits: number[]): HexDefinition => ({ color: 'gray', city: 20, slots, exits });
const two: HexDefinition = {
  color: 'yellow',
  label: 'OO',
  stops: [
    { kind: 'city', revenue: 0 },
    { kind: 'city', revenue: 0 },
  ],
};

const game = (hexes: SmallMap['hexes'], more: Partial<SmallMap> = {}): Play =>
  smallPlay({ hexes, corporations: [{ id: 'A' }, { id: 'B' }], ...more });

const rule = (play: Play, request: Partial<TokenRequest> & { hex: string }): string | undefined =>
  checkToken(play, { corporation: A, tokenIndex: 1, city: 0, ...request })?.rule;

const place = (play: Play, corporation: string, tokenIndex: number, hex: string, where = 0): void =>
  placeToken(play, { corporation, tokenIndex, hex, city: where });

describe('a token', () => {
  it('goes to a city that is reached, has room and can be paid for', () => {
    const play = game({ A1: city(1, 0), A3: city(2, 0, 3), A5: city(1, 3), C1: city(1) });
    place(play, A, 0, 'A1');
    expect(rule(play, { hex: 'A3' })).toBeUndefined();
    expect(rule(play, { hex: 'C1' })).toBe('token.connection');
    expect(rule(play, { hex: 'C1', free: true })).toBeUndefined();
    expect(rule(play, { hex: 'A3', city: 1 })).toBe('token.city');
    place(play, B, 0, 'A5');
    expect(rule(play, { hex: 'A5' })).toBe('token.slot');
    play.set(['cash', A], 39);
    expect(rule(play, { hex: 'A3' })).toBe('token.cash');
    expect(rule(play, { hex: 'A3', free: true })).toBeUndefined();
    expect(rule(play, { hex: 'A3', price: 30 })).toBeUndefined();
  });

  it('comes once to a hex, unless a power allows it', () => {
    const play = game({ A1: city(2, 0), A3: city(1, 3) });
    place(play, A, 0, 'A1');
    expect(rule(play, { hex: 'A1', connected: false })).toBe('token.hex');
    expect(rule(play, { hex: 'A1', connected: false, sameHex: true })).toBeUndefined();
  });

  it('is one that is still on the charter', () => {
    const play = game({ A1: city(1, 0), A3: city(1, 3) });
    place(play, A, 0, 'A1');
    expect(rule(play, { hex: 'A3', tokenIndex: 0 })).toBe('token.none');
    expect(rule(play, { hex: 'A3', tokenIndex: 7 })).toBe('token.none');
  });

  it('a slot beyond those of the city needs no room', () => {
    const play = game({ A1: city(1, 0), A3: city(1, 3) });
    place(play, A, 0, 'A1');
    place(play, B, 0, 'A3');
    expect(rule(play, { hex: 'A3', extraSlot: true })).toBeUndefined();
    placeToken(play, { corporation: A, tokenIndex: 1, hex: 'A3', city: 0, extraSlot: true });
    expect(play.state.hexes['A3']?.cities).toEqual([[B, A]]);
  });
});

describe('reservations', () => {
  it('a home in a single city keeps its slot', () => {
    const play = game(
      { A1: city(1, 0), A3: city(1, 3) },
      { corporations: [{ id: 'A' }, { id: 'B', home: { hex: 'A3' } }] },
    );
    place(play, A, 0, 'A1');
    expect(rule(play, { hex: 'A3' })).toBe('token.slot');
    expect(rule(play, { hex: 'A3', corporation: B, tokenIndex: 0, free: true })).toBeUndefined();
    place(play, B, 0, 'A3');
    expect(play.state.hexes['A3']?.reserved).toEqual([[null]]);
  });

  it('its owner takes the kept slot, others the next', () => {
    const play = game(
      { A1: city(2, 0), A3: city(1, 3) },
      { corporations: [{ id: 'A' }, { id: 'B', home: { hex: 'A1' } }] },
    );
    place(play, A, 0, 'A1');
    expect(play.state.hexes['A1']?.cities).toEqual([[null, A]]);
    place(play, B, 0, 'A1');
    expect(play.state.hexes['A1']?.cities).toEqual([[B, A]]);
  });

  /** B's home is a hex with two cities, none of them named; a tile lies on it. */
  const shared = (reservation: NonNullable<SmallMap['reservation']>, slots = 1): Play => {
    const tiles = {
      '59': {
        color: 'green' as const,
        label: 'OO',
        stops: [
          { kind: 'city' as const, revenue: 40, slots },
          { kind: 'city' as const, revenue: 40, slots },
        ],
        paths: [
          { from: 3, to: 's0' },
          { from: 0, to: 's1' },
        ],
      },
    };
    const hexes = { A1: city(1, 0), A3: two, A5: city(1, 3) };
    const play = game(hexes, { reservation, tiles, corporations: [{ id: 'A' }, { id: 'B', home: { hex: 'A3' } }] });
    expect(play.state.hexes['A3']?.hexReserved).toEqual([B]);
    place(play, A, 0, 'A1');
    layTile(play, { operator: A, hex: 'A3', tile: '59', rotation: 0 });
    return play;
  };

  it('never: the hex is kept only when others would leave no slot', () => {
    const play = shared('never');
    expect(rule(play, { hex: 'A3' })).toBeUndefined();
    place(play, A, 1, 'A3');
    expect(rule(play, { hex: 'A3', corporation: B, tokenIndex: 0, free: true, city: 1 })).toBeUndefined();
    const full = shared('never');
    const before = full.state.hexes['A3'];
    if (before === undefined) throw new Error('no A3');
    full.change({
      kind: 'tile',
      hex: 'A3',
      before,
      after: { ...before, cities: [[null], ['corporation:C']] },
      rule: 'test',
    });
    expect(rule(full, { hex: 'A3' })).toBe('token.reserved');
  });

  it('always: nobody else may come before the owner', () => {
    const play = shared('always');
    expect(rule(play, { hex: 'A3' })).toBe('token.reserved');
    place(play, B, 0, 'A3', 1);
    expect(play.state.hexes['A3']?.hexReserved).toEqual([]);
    expect(rule(play, { hex: 'A3' })).toBeUndefined();
  });

  it('single_slot_cities: as always, where a city has one slot', () => {
    expect(rule(shared('single_slot_cities'), { hex: 'A3' })).toBe('token.reserved');
    expect(rule(shared('single_slot_cities', 2), { hex: 'A3' })).toBeUndefined();
  });
});

describe('where tokens may go', () => {
  it('lists reached cities that can be paid for; that one is possible does not ask for money', () => {
    const play = game({ A1: city(1, 0), A3: city(2, 0, 3), A5: city(1, 3) });
    place(play, A, 0, 'A1');
    expect(listTokenSpots(play, A)).toEqual([
      { hex: 'A3', city: 0, tokenIndex: 1, price: 40 },
      { hex: 'A5', city: 0, tokenIndex: 1, price: 40 },
    ]);
    play.set(['cash', A], 0);
    expect(listTokenSpots(play, A)).toEqual([]);
    expect(tokenPossible(play, A)).toBe(true);
    place(play, B, 0, 'A3');
    place(play, B, 1, 'A5');
    expect(tokenPossible(play, A)).toBe(true);
    place(play, A, 1, 'A3');
    expect(tokenPossible(play, A)).toBe(false);
  });

  it('a token taken off frees its slot, and is back on the charter or spent', () => {
    const play = game({ A1: city(1, 0), A3: city(1, 3) });
    place(play, A, 0, 'A1');
    removeToken(play, A, 0);
    expect(play.state.hexes['A1']?.cities).toEqual([[null]]);
    expect(play.state.corporations[A]?.tokens[0]).toMatchObject({ hex: null, used: false });
    place(play, A, 0, 'A1');
    removeToken(play, A, 0, { spent: true });
    expect(play.state.corporations[A]?.tokens[0]).toMatchObject({ hex: null, used: true });
  });

  it('tells mechanics of a placed token', () => {
    const told: string[] = [];
    const play = game(
      { A1: city(1, 0) },
      { hooks: { tokenPlaced: (_, { operator, hex }) => void told.push(`${operator} ${hex}`) } },
    );
    place(play, A, 0, 'A1');
    expect(told).toEqual([`${A} A1`]);
  });
});

describe('names of cities in logs', () => {
  it('the copy number of a printed tile says nothing; that of a laid one finds it', () => {
    const tiles = { '57': { color: 'yellow' as const, city: 20, exits: [0, 3] } };
    const play = game(
      {
        A1: { color: 'gray', stops: [{ kind: 'city', revenue: 20, part: 1 }], paths: [{ from: 0, to: 's0' }] },
        A3: { city: 0 },
        A5: { city: 0 },
      },
      { tiles },
    );
    layTile(play, { operator: A, hex: 'A5', tile: '57-1', rotation: 0 });
    expect(parseCityId(play, 'A1-4-1')).toMatchObject({ hex: { id: 'A1' }, city: 0 });
    expect(parseCityId(play, '57-1-0')).toMatchObject({ hex: { id: 'A5' }, city: 0 });
    expect(parseCityId(play, '57-0-0')).toBeNull();
    expect(parseCityId(play, 'A5-0-0')).toBeNull();
    expect(cityId(play, hexInfo(play, 'A1'), 0)).toBe('A1-0-1');
    expect(cityId(play, hexInfo(play, 'A5'), 0)).toBe('57-1-0');
  });
});
