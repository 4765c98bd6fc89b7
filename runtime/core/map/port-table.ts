/**
 * A rotated tile as the search walks it: whole numbers only. A *move* runs along a path in one direction: 2 x path
 * towards its second end, 2 x path + 1 towards its first.
 */
import type { PathEnd, RotatedTile } from '../../kernel/rulebook.ts';
import { EDGES } from './coordinates.ts';
import { gaugeBits } from './gauge.ts';

/** An end of a path: 0..5 an edge, 7 the junction, 8 + n the stop n. */
export const JUNCTION = 7;
export const STOP = 8;

/** No tile has more paths than bits in a mask. */
export const MOVE_BITS = 6;
export const MOVES_PER_HEX = 1 << MOVE_BITS;

export interface PortTable {
  /** Where each move leads. */
  readonly head: readonly number[];
  /** Where each move comes from. */
  readonly tail: readonly number[];
  /** Moves that begin at each edge, at each stop, at the junction. */
  readonly fromEdge: readonly (readonly number[])[];
  readonly fromStop: readonly (readonly number[])[];
  readonly fromJunction: readonly number[];
  /** By path. */
  readonly gauge: readonly number[];
  readonly terminal: readonly boolean[];
  /** Mask of the edges with track. */
  readonly exits: number;
}

const endCode = (end: PathEnd): number => {
  if (end.kind === 'edge') return end.edge;
  return end.kind === 'stop' ? STOP + end.stop : JUNCTION;
};

const makeTable = (tile: RotatedTile): PortTable => {
  if (tile.paths.length * 2 > MOVES_PER_HEX) throw new Error(`tile ${tile.tile.name} has too many paths`);
  const head = tile.paths.flatMap((path) => [endCode(path.b), endCode(path.a)]);
  const tail = tile.paths.flatMap((path) => [endCode(path.a), endCode(path.b)]);
  const from = (code: number): number[] => tail.flatMap((end, move) => (end === code ? [move] : []));
  return {
    head,
    tail,
    fromEdge: EDGES.map(from),
    fromStop: tile.tile.stops.map((stop) => from(STOP + stop.index)),
    fromJunction: from(JUNCTION),
    gauge: tile.paths.map((path) => gaugeBits(path.track)),
    terminal: tile.paths.map((path) => path.terminal),
    exits: tile.exits.reduce((mask, edge) => mask | (1 << edge), 0),
  };
};

const tables = new WeakMap<RotatedTile, PortTable>();

export const portTable = (tile: RotatedTile): PortTable => {
  const known = tables.get(tile);
  if (known !== undefined) return known;
  const table = makeTable(tile);
  tables.set(tile, table);
  return table;
};
