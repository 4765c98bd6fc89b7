/** Each kind of change, done and taken back: afterwards the state is as it was, to the last key. */
import { beforeEach, describe, expect, it } from 'vitest';
import { corporation, deal, giveTrain, operate, player, railGame } from '../../test/support/rail-title.ts';
import { readPath } from './changes.ts';
import type { Change } from './changes.ts';
import type { Play } from './play.ts';
import { BANK, DEPOT, POOL, REMOVED } from './state.ts';

const AB = corporation('AB');
let play: Play;

beforeEach(() => {
  play = railGame({ with: [] }).context;
  operate(play);
  deal(play, { [player(1)]: ['AB_2'] });
  giveTrain(play, AB, '2');
});

/** Does it, looks, takes it back and proves that nothing is left of it; then the same by way of `redo`. */
const thereAndBack = (change: Change, look: () => unknown): unknown => {
  const before = structuredClone(play.state);
  play.change(change);
  const seen = structuredClone(look());
  play.unchange(change);
  expect(play.state).toEqual(before);
  play.redo(change);
  expect(look()).toEqual(seen);
  play.unchange(change);
  expect(play.state).toEqual(before);
  return seen;
};

const rule = 'test';

describe('money', () => {
  it('goes from one account to another', () => {
    const change: Change = { kind: 'money', from: BANK, to: AB, amount: 70, rule };
    const [bank, own] = [play.state.cash[BANK] ?? 0, play.state.cash[AB] ?? 0];
    expect(thereAndBack(change, () => [play.state.cash[BANK], play.state.cash[AB]])).toEqual([bank - 70, own + 70]);
  });
});

describe('a certificate', () => {
  const held = (holder: string) => play.state.holdings[AB]?.[holder];

  it('goes behind all others, and comes back to its old place among the rest', () => {
    deal(play, { [POOL]: ['AB_5'] });
    const change: Change = {
      kind: 'certificate',
      corporation: AB,
      certificate: 'AB_1',
      from: player(1),
      at: 1,
      to: POOL,
      rule,
    };
    expect(held(player(1))).toEqual(['AB_0', 'AB_1', 'AB_2']);
    expect(thereAndBack(change, () => [held(player(1)), held(POOL)])).toEqual([
      ['AB_0', 'AB_2'],
      ['AB_5', 'AB_1'],
    ]);
  });

  it('leaves no empty list behind', () => {
    deal(play, { [POOL]: ['AB_5'] });
    const change: Change = {
      kind: 'certificate',
      corporation: AB,
      certificate: 'AB_5',
      from: POOL,
      at: 0,
      to: player(3),
      rule,
    };
    expect(thereAndBack(change, () => [held(POOL), held(player(3))])).toEqual([undefined, ['AB_5']]);
  });
});

describe('a marker', () => {
  it('moves from cell to cell, comes to the market and leaves it', () => {
    const from = '0,4';
    expect(play.state.markers[from]).toEqual([AB]);
    const moved: Change = { kind: 'marker', corporation: AB, from, at: 0, to: '1,4', rule };
    expect(thereAndBack(moved, () => [play.state.markers[from], play.state.markers['1,4']])).toEqual([
      undefined,
      [corporation('CD'), AB],
    ]);
    const gone: Change = { kind: 'marker', corporation: AB, from, at: 0, to: null, rule };
    expect(thereAndBack(gone, () => play.state.markers[from])).toBeUndefined();
    const come: Change = { kind: 'marker', corporation: corporation('EF'), from: null, at: -1, to: from, rule };
    expect(thereAndBack(come, () => play.state.markers[from])).toEqual([AB, corporation('EF')]);
  });

  it('may go behind the others of its own cell', () => {
    play.change({ kind: 'marker', corporation: AB, from: '0,4', at: 0, to: '1,4', rule });
    const change: Change = { kind: 'marker', corporation: corporation('CD'), from: '1,4', at: 0, to: '1,4', rule };
    expect(thereAndBack(change, () => play.state.markers['1,4'])).toEqual([AB, corporation('CD')]);
  });
});

describe('a train', () => {
  const place = (name: string) => play.state.trains[name];

  it('moves, and comes back to its place in the depot', () => {
    const at = place(DEPOT)?.indexOf('3-0') ?? -1;
    const change: Change = { kind: 'train', train: '3-0', from: DEPOT, at, to: AB, toAt: -1, rule };
    expect(thereAndBack(change, () => place(AB))).toEqual(['2-0', '3-0']);
  });

  it('comes into being at a place of the list, before the end, at the end or behind it', () => {
    for (const [toAt, expected] of [
      [0, '4-9 2-0'],
      [1, '2-0 4-9'],
      [7, '2-0 4-9'],
      [-1, '2-0 4-9'],
    ] as const) {
      const change: Change = { kind: 'train', train: '4-9', from: null, at: -1, to: AB, toAt, rule };
      expect((thereAndBack(change, () => place(AB)) as string[]).join(' ')).toBe(expected);
    }
  });

  it('leaves the game', () => {
    const change: Change = { kind: 'train', train: '2-0', from: AB, at: 0, to: REMOVED, toAt: -1, rule };
    expect(thereAndBack(change, () => [place(AB), place(REMOVED)])).toEqual([undefined, ['2-0']]);
  });
});

describe('a tile and a token', () => {
  it('replace what was there', () => {
    const before = play.state.hexes['B4'];
    if (before === undefined) throw new Error('no hex B4');
    const laid: Change = { kind: 'tile', hex: 'B4', before, after: { ...before, tile: '9-0', rotation: 2 }, rule };
    expect(thereAndBack(laid, () => play.state.hexes['B4'])).toMatchObject({ tile: '9-0', rotation: 2 });
    const token = play.state.corporations[AB]?.tokens[1];
    if (token === undefined) throw new Error('no second token');
    const placed: Change = {
      kind: 'token',
      corporation: AB,
      index: 1,
      before: token,
      after: { ...token, hex: 'E4', city: 0, used: true },
      rule,
    };
    expect(thereAndBack(placed, () => play.state.corporations[AB]?.tokens.map((t) => t.hex))).toEqual(['B2', 'E4']);
  });
});

describe('a value', () => {
  it('is set, and what was not there before is not there afterwards', () => {
    const path = ['round', 'memory', 'note'];
    const change: Change = { kind: 'set', path, before: undefined, after: { of: 'a test' } };
    expect(thereAndBack(change, () => readPath(play.state, path))).toEqual({ of: 'a test' });
    expect('note' in play.state.round.memory).toBe(false);
  });

  it('is taken away, and comes back', () => {
    play.set(['round', 'memory', 'note'], 7);
    const change: Change = { kind: 'set', path: ['round', 'memory', 'note'], before: 7, after: undefined };
    expect(thereAndBack(change, () => 'note' in play.state.round.memory)).toBe(false);
  });
});
