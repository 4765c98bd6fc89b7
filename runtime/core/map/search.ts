/**
 * What a network reaches (core rules 10.2): a breadth-first search whose states are paths travelled in one direction, so
 * that a whole map costs a few hundred steps. A way never turns back over the edge it has just crossed, crosses no edge
 * and passes no stop twice, and ends where a stop blocks it.
 */
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import type { Board } from './board.ts';
import { gaugesJoin } from './gauge.ts';
import { blocksPassage } from './hexes.ts';
import { JUNCTION, MOVES_PER_HEX, STOP } from './port-table.ts';
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

export interface Network {
  /** By hex index: mask of the edges that are reached; 0 where the hex is not connected. */
  readonly edges: Uint8Array;
  /** By hex index: mask of the paths and of the stops that are reached. */
  readonly paths: Int32Array;
  readonly stops: Int32Array;
  /** Some token city reaches two stops, or one and an optional one. */
  readonly routeAvailable: boolean;
  /** Some token city reaches two stops that are not optional. */
  readonly purchaseRoute: boolean;
}

interface Walk {
  readonly board: Board;
  readonly request: SearchRequest;
  readonly scratch: Scratch;
  readonly edges: Uint8Array;
  readonly paths: Int32Array;
  readonly stops: Int32Array;
  readonly tally: Tally;
}

const portsAt = (walk: Walk, hex: number): PortTable => walk.board.ports[hex] as PortTable;

const markEnd = (walk: Walk, hex: number, end: number): void => {
  if (end >= STOP) {
    walk.stops[hex] = (walk.stops[hex] as number) | (1 << (end - STOP));
    return;
  }
  if (end === JUNCTION) return;
  walk.edges[hex] = (walk.edges[hex] as number) | (1 << end);
  if ((((walk.board.open[hex] as number) >> end) & 1) === 0) return;
  const next = walk.board.beyond[hex * 6 + end] as number;
  walk.edges[next] = (walk.edges[next] as number) | (1 << ((end + 3) % 6));
};

const enter = (walk: Walk, hex: number, move: number, before: number, start: number, beenThere: boolean): void => {
  const { scratch } = walk;
  const id = hex * MOVES_PER_HEX + move;
  if (scratch.seen[id] === scratch.stamp) return;
  if (beenThere) {
    scratch.refused.push(id, before);
    return;
  }
  scratch.seen[id] = scratch.stamp;
  scratch.before[id] = before;
  scratch.start[id] = start;
  scratch.queue[scratch.length++] = id;
  const bit = 1 << (move >> 1);
  if (((walk.paths[hex] as number) & bit) !== 0) return;
  walk.paths[hex] = (walk.paths[hex] as number) | bit;
  const ports = portsAt(walk, hex);
  markEnd(walk, hex, ports.head[move] as number);
  markEnd(walk, hex, ports.tail[move] as number);
};

/** Whether the way to a move (itself left out) already led to this end of this hex. */
const ledThere = (walk: Walk, move: number, hex: number, end: number): boolean => {
  const { before } = walk.scratch;
  const ports = portsAt(walk, hex);
  for (let at = before[move] as number; at >= 0; at = before[at] as number) {
    if (Math.floor(at / MOVES_PER_HEX) === hex && ports.head[at % MOVES_PER_HEX] === end) return true;
  }
  return false;
};

const usable = (walk: Walk, gauge: number): boolean => gauge !== walk.request.skipGauge;

const crossEdge = (walk: Walk, id: number, hex: number, edge: number, gauge: number): void => {
  if ((((walk.board.open[hex] as number) >> edge) & 1) === 0) return;
  const { scratch, board } = walk;
  const next = board.beyond[hex * 6 + edge] as number;
  const opposite = (edge + 3) % 6;
  scratch.crossed[hex * 6 + edge] = scratch.stamp;
  const turnsBack = scratch.crossed[next * 6 + opposite] === scratch.stamp && ledThere(walk, id, next, opposite);
  const ports = portsAt(walk, next);
  const start = scratch.start[id] as number;
  for (const move of ports.fromEdge[opposite] as readonly number[]) {
    const other = ports.gauge[move >> 1] as number;
    if (usable(walk, other) && gaugesJoin(gauge, other)) enter(walk, next, move, id, start, turnsBack);
  }
};

const isStart = (walk: Walk, hex: number, stop: number): boolean => {
  for (const start of walk.request.starts) if (start.hex === hex && start.stop === stop) return true;
  return false;
};

const blocked = (walk: Walk, hex: number, stop: number): boolean => {
  const tile = walk.board.tiles[hex]?.tile;
  const info = tile?.stops[stop];
  if (tile === undefined || info === undefined) return true;
  if (info.kind !== 'city') return blocksPassage(info, [], walk.request.operator);
  return blocksPassage(info, walk.board.states[hex]?.cities[tile.cities.indexOf(stop)] ?? [], walk.request.operator);
};

const passStop = (walk: Walk, id: number, hex: number, stop: number): void => {
  const { scratch, board } = walk;
  const ports = portsAt(walk, hex);
  const path = (id % MOVES_PER_HEX) >> 1;
  const start = scratch.start[id] as number;
  const info = board.tiles[hex]?.tile.stops[stop];
  if (info !== undefined) walk.tally.found(start, hex * STOPS_PER_HEX + stop, info.route);
  if (ports.terminal[path] === true || isStart(walk, hex, stop) || blocked(walk, hex, stop)) return;
  const place = hex * STOPS_PER_HEX + stop;
  const passedBefore = scratch.passed[place] === scratch.stamp && ledThere(walk, id, hex, STOP + stop);
  scratch.passed[place] = scratch.stamp;
  for (const move of ports.fromStop[stop] as readonly number[]) {
    if (move >> 1 !== path && usable(walk, ports.gauge[move >> 1] as number))
      enter(walk, hex, move, id, start, passedBefore);
  }
};

const passJunction = (walk: Walk, id: number, hex: number): void => {
  const ports = portsAt(walk, hex);
  const path = (id % MOVES_PER_HEX) >> 1;
  const beenThere = ledThere(walk, id, hex, JUNCTION);
  for (const move of ports.fromJunction) {
    if (move >> 1 !== path && usable(walk, ports.gauge[move >> 1] as number)) {
      enter(walk, hex, move, id, walk.scratch.start[id] as number, beenThere);
    }
  }
};

const follow = (walk: Walk): void => {
  const { scratch } = walk;
  for (let at = 0; at < scratch.length; at++) {
    const id = scratch.queue[at] as number;
    const move = id % MOVES_PER_HEX;
    const hex = (id - move) / MOVES_PER_HEX;
    const ports = portsAt(walk, hex);
    const head = ports.head[move] as number;
    if (head < JUNCTION) crossEdge(walk, id, hex, head, ports.gauge[move >> 1] as number);
    else if (head >= STOP) passStop(walk, id, hex, head - STOP);
    else passJunction(walk, id, hex);
  }
};

const leaveStarts = (walk: Walk): void => {
  for (const [index, { hex, stop }] of walk.request.starts.entries()) {
    const ports = portsAt(walk, hex);
    walk.edges[hex] = (walk.edges[hex] as number) | (walk.board.open[hex] as number);
    for (const move of ports.fromStop[stop] ?? []) {
      if (usable(walk, ports.gauge[move >> 1] as number)) enter(walk, hex, move, -1, index, false);
    }
  }
};

const prepare = (rules: Rulebook, board: Board, request: SearchRequest): Walk => {
  const scratch = scratchOf(rules);
  scratch.stamp++;
  scratch.length = 0;
  scratch.refused.length = 0;
  const hexes = rules.map.hexes.length;
  return {
    board,
    request,
    scratch,
    edges: new Uint8Array(hexes),
    paths: new Int32Array(hexes),
    stops: new Int32Array(hexes),
    tally: makeTally(
      request.starts.map(({ hex, stop }) => ({
        place: hex * STOPS_PER_HEX + stop,
        route: board.tiles[hex]?.tile.stops[stop]?.route ?? 'never',
      })),
    ),
  };
};

export const search = (rules: Rulebook, board: Board, request: SearchRequest): Network => {
  const walk = prepare(rules, board, request);
  leaveStarts(walk);
  follow(walk);
  const { edges, paths, stops } = walk;
  return { edges, paths, stops, ...walk.tally.flags() };
};
