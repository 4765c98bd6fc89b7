/**
 * One search in progress: where a move leads, and what has been reached. A move is written as one number: hex index x 64
 * + move on the tile (port-table.ts).
 */
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import type { Board } from './board.ts';
import { gaugesJoin } from './gauge.ts';
import { blocksPassage } from './hexes.ts';
import { JUNCTION, MOVE_BITS, MOVES_PER_HEX, STOP } from './port-table.ts';
import type { PortTable } from './port-table.ts';
import { makeTally } from './route-tally.ts';
import type { Tally } from './route-tally.ts';
import { scratchOf, STOPS_PER_HEX } from './scratch.ts';
import type { Scratch } from './scratch.ts';

/** A stop by numbers: index of its hex and its index on the tile. */
export interface SearchStart {
  readonly hex: number;
  readonly stop: number;
}

export interface SearchRequest {
  readonly starts: readonly SearchStart[];
  /** Whose tokens let a way through a full city; `null`: no city blocks. */
  readonly operator: EntityId | null;
  /** Bits of a gauge that is not used, 0 for none. */
  readonly skipGauge: number;
}

export interface Walk {
  readonly board: Board;
  readonly request: SearchRequest;
  readonly scratch: Scratch;
  /** By hex index: masks of the edges, paths and stops reached so far. */
  readonly edges: number[];
  readonly paths: number[];
  readonly stops: number[];
  readonly tally: Tally;
}

const NO_SLOTS: readonly (EntityId | null)[] = [];

export const hexOf = (move: number): number => move >> MOVE_BITS;
export const pathOf = (move: number): number => (move & (MOVES_PER_HEX - 1)) >> 1;

export const portsAt = (walk: Walk, hex: number): PortTable => walk.board.ports[hex] as PortTable;

/** The end of its path that a move leads to. */
export const headOf = (walk: Walk, move: number): number =>
  portsAt(walk, hexOf(move)).head[move & (MOVES_PER_HEX - 1)] as number;

export const placeOfStop = (hex: number, end: number): number => hex * STOPS_PER_HEX + end - STOP;

const isOpen = (walk: Walk, hex: number, edge: number): boolean =>
  (((walk.board.open[hex] as number) >> edge) & 1) === 1;

const usable = (walk: Walk, gauge: number): boolean => gauge !== walk.request.skipGauge;

const isStart = (walk: Walk, hex: number, stop: number): boolean => {
  for (const start of walk.request.starts) if (start.hex === hex && start.stop === stop) return true;
  return false;
};

const isBarrier = (walk: Walk, hex: number, stop: number): boolean => {
  const tile = walk.board.tiles[hex]?.tile;
  const info = tile?.stops[stop];
  if (tile === undefined || info === undefined || isStart(walk, hex, stop)) return true;
  if (walk.request.operator === null) return false;
  const slots =
    info.kind === 'city' ? (walk.board.states[hex]?.cities[tile.cities.indexOf(stop)] ?? NO_SLOTS) : NO_SLOTS;
  return blocksPassage(info, slots, walk.request.operator);
};

/** No way goes on here: a start, which has a walk of its own, or a stop that lets the operator's trains not through. Looked at once a search. */
const endsWalk = (walk: Walk, hex: number, stop: number): boolean => {
  const { barriers, stamp } = walk.scratch;
  const place = hex * STOPS_PER_HEX + stop;
  const known = barriers[place] as number;
  if (known === stamp || known === -stamp) return known === stamp;
  const ends = isBarrier(walk, hex, stop);
  barriers[place] = ends ? stamp : -stamp;
  return ends;
};

const listAcross = (walk: Walk, move: number, hex: number, edge: number, from: number): number => {
  if (!isOpen(walk, hex, edge)) return from;
  const { next: list } = walk.scratch;
  const gauge = portsAt(walk, hex).gauge[pathOf(move)] as number;
  const next = walk.board.beyond[hex * 6 + edge] as number;
  const ports = portsAt(walk, next);
  const moves = ports.fromEdge[(edge + 3) % 6] as readonly number[];
  let at = from;
  for (let i = 0; i < moves.length; i++) {
    const local = moves[i] as number;
    const other = ports.gauge[local >> 1] as number;
    if (usable(walk, other) && gaugesJoin(gauge, other)) list[at++] = next * MOVES_PER_HEX + local;
  }
  return at;
};

const listOnTile = (walk: Walk, move: number, hex: number, moves: readonly number[], from: number): number => {
  const { next: list } = walk.scratch;
  const path = pathOf(move);
  const { gauge } = portsAt(walk, hex);
  let at = from;
  for (let i = 0; i < moves.length; i++) {
    const local = moves[i] as number;
    if (local >> 1 !== path && usable(walk, gauge[local >> 1] as number)) list[at++] = hex * MOVES_PER_HEX + local;
  }
  return at;
};

/**
 * Writes every move that may follow another into `scratch.next`, from place `from` on, and returns the place after the
 * last: across the edge it leads to, but never back over it; through a stop where walks go on; through the junction.
 */
export const listNext = (walk: Walk, move: number, from: number): number => {
  const hex = hexOf(move);
  const ports = portsAt(walk, hex);
  const head = ports.head[move & (MOVES_PER_HEX - 1)] as number;
  if (head < JUNCTION) return listAcross(walk, move, hex, head, from);
  if (head === JUNCTION) return listOnTile(walk, move, hex, ports.fromJunction, from);
  const stop = head - STOP;
  if (ports.terminal[pathOf(move)] === true || endsWalk(walk, hex, stop)) return from;
  return listOnTile(walk, move, hex, ports.fromStop[stop] as readonly number[], from);
};

/** Moves that leave a start. */
export const eachDeparture = (walk: Walk, { hex, stop }: SearchStart, each: (next: number) => void): void => {
  const ports = portsAt(walk, hex);
  for (const local of ports.fromStop[stop] ?? []) {
    if (usable(walk, ports.gauge[local >> 1] as number)) each(hex * MOVES_PER_HEX + local);
  }
};

const markEnd = (walk: Walk, hex: number, end: number): void => {
  if (end >= STOP) {
    walk.stops[hex] = (walk.stops[hex] as number) | (1 << (end - STOP));
    return;
  }
  if (end === JUNCTION) return;
  walk.edges[hex] = (walk.edges[hex] as number) | (1 << end);
  if (!isOpen(walk, hex, end)) return;
  const next = walk.board.beyond[hex * 6 + end] as number;
  walk.edges[next] = (walk.edges[next] as number) | (1 << ((end + 3) % 6));
};

export const isMarked = (walk: Walk, move: number): boolean =>
  (((walk.paths[hexOf(move)] as number) >> pathOf(move)) & 1) === 1;

/** Its path is reached: with both its ends, and the edges of the neighbours that it faces. */
export const markPath = (walk: Walk, move: number): void => {
  if (isMarked(walk, move)) return;
  const hex = hexOf(move);
  const local = move & (MOVES_PER_HEX - 1);
  walk.paths[hex] = (walk.paths[hex] as number) | (1 << (local >> 1));
  markEnd(walk, hex, portsAt(walk, hex).head[local] as number);
  markEnd(walk, hex, portsAt(walk, hex).tail[local] as number);
};

/** Tells the tally of the stop that a move leads to, if it leads to one. */
export const countStop = (walk: Walk, move: number, start: number): void => {
  const head = headOf(walk, move);
  if (head < STOP) return;
  const hex = hexOf(move);
  const info = walk.board.tiles[hex]?.tile.stops[head - STOP];
  if (info !== undefined) walk.tally.found(start, placeOfStop(hex, head), info.route);
};

/** Around a token every edge of its hex is connected. */
const openStarts = (walk: Walk): void => {
  for (const { hex } of walk.request.starts)
    walk.edges[hex] = (walk.edges[hex] as number) | (walk.board.open[hex] as number);
};

export const beginWalk = (rules: Rulebook, board: Board, request: SearchRequest): Walk => {
  const scratch = scratchOf(rules);
  scratch.stamp++;
  scratch.length = 0;
  scratch.refused.length = 0;
  const starts = request.starts.map(({ hex, stop }) => ({
    place: placeOfStop(hex, stop + STOP),
    route: board.tiles[hex]?.tile.stops[stop]?.route ?? ('never' as const),
  }));
  const walk = {
    board,
    request,
    scratch,
    // Plain lists: for so few numbers typed arrays take longer to make than to fill.
    edges: scratch.zeros.slice(),
    paths: scratch.zeros.slice(),
    stops: scratch.zeros.slice(),
    tally: makeTally(starts),
  };
  openStarts(walk);
  return walk;
};
