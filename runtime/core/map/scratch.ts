/** Working memory of the search, made once a rulebook: entries count only where they bear the stamp of the search in hand. */
import type { Rulebook } from '../../kernel/rulebook.ts';
import { derive } from './derived.ts';
import { MOVES_PER_HEX } from './port-table.ts';

/** No tile has more stops than this. */
export const STOPS_PER_HEX = 32;

/** Its edges, its stops, its junction. */
export const GATES_PER_HEX = 64;

export interface Scratch {
  stamp: number;
  /** Moves found, in order. A move is hex index x 64 + move on the tile. */
  readonly queue: Int32Array;
  length: number;
  /** By move: the stamp, the move before it (-1: it leaves a start), the start it comes from. */
  readonly seen: Int32Array;
  readonly before: Int32Array;
  readonly start: Int16Array;
  /** By 6 x hex + edge: the edge was crossed outwards. */
  readonly crossed: Int32Array;
  /** By 32 x hex + stop: the stop was passed. */
  readonly passed: Int32Array;
  /** By 32 x hex + stop: the stamp where no walk goes on at this stop, its negative where walks do. */
  readonly barriers: Int32Array;
  /** Moves that may follow the one in hand; a search that goes deep keeps those of each level behind each other. */
  readonly next: Int32Array;
  /** By gate (second-look.ts): 1 while the way that is being tried leads through it. */
  readonly gates: Uint8Array;
  /** A 0 for each hex, to be copied. */
  readonly zeros: readonly number[];
  /** Moves that some way could not make because it had been there before. */
  readonly refused: number[];
}

export const scratchOf = (rules: Rulebook): Scratch =>
  derive(rules, 'map.scratch', () => {
    const hexes = rules.map.hexes.length;
    const moves = hexes * MOVES_PER_HEX;
    return {
      stamp: 0,
      queue: new Int32Array(moves),
      length: 0,
      seen: new Int32Array(moves),
      before: new Int32Array(moves),
      start: new Int16Array(moves),
      crossed: new Int32Array(hexes * 6),
      passed: new Int32Array(hexes * STOPS_PER_HEX),
      barriers: new Int32Array(hexes * STOPS_PER_HEX),
      next: new Int32Array(4 * moves),
      gates: new Uint8Array(hexes * GATES_PER_HEX),
      zeros: rules.map.hexes.map(() => 0),
      refused: [],
    };
  });
