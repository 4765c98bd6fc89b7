/**
 * The map as it lies now, by hex index, for loops that run often. Kept beside each play and brought up to date hex by
 * hex when the map's version has moved.
 */
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, RotatedTile, Rulebook } from '../../kernel/rulebook.ts';
import type { HexState } from '../../kernel/state.ts';
import { EDGES, oppositeEdge } from './coordinates.ts';
import { derive } from './derived.ts';
import { portTable } from './port-table.ts';
import type { PortTable } from './port-table.ts';
import { tileNamed } from './tile-ids.ts';

export interface Board {
  readonly states: readonly HexState[];
  readonly tiles: readonly RotatedTile[];
  readonly ports: readonly PortTable[];
  /** Mask of the edges behind which there is a hex that may be entered (core rules 9.1). */
  readonly open: readonly number[];
  /** Index of the hex beyond edge e of hex h at 6h + e, -1 where there is none. */
  readonly beyond: Int16Array;
}

interface OpenBoard extends Board {
  readonly states: HexState[];
  readonly tiles: RotatedTile[];
  readonly ports: PortTable[];
  readonly open: number[];
}

const beyondOf = (rules: Rulebook): Int16Array =>
  derive(rules, 'map.beyond', () => {
    const beyond = new Int16Array(rules.map.hexes.length * 6).fill(-1);
    for (const hex of rules.map.hexes) {
      for (const edge of EDGES) beyond[hex.index * 6 + edge] = hex.adjacent[edge]?.index ?? -1;
    }
    return beyond;
  });

/** Indexes of the hexes that are entered only where their own track answers. */
const guardedHexes = (rules: Rulebook): readonly boolean[] =>
  derive(rules, 'map.guarded', () =>
    rules.map.hexes.map((hex) => rules.policies.track.impassableColors.includes(hex.printed.color)),
  );

/** Edges of a hex behind which there is a hex that may be entered: directional, as the rule is. */
const openEdges = (board: Board, hex: HexInfo, guarded: readonly boolean[]): number => {
  let mask = 0;
  for (const edge of EDGES) {
    const other = hex.adjacent[edge];
    if (other === null || other === undefined || hex.impassable[edge] === true) continue;
    const answers = ((board.ports[other.index]?.exits ?? 0) >> oppositeEdge(edge)) & 1;
    if (guarded[other.index] !== true || answers === 1) mask |= 1 << edge;
  }
  return mask;
};

const refresh = (play: Play, board: OpenBoard): void => {
  const { hexes } = play.rules.map;
  const guarded = guardedHexes(play.rules);
  const first = board.states.length === 0;
  const reopened: HexInfo[] = [];
  for (let index = 0; index < hexes.length; index++) {
    const hex = hexes[index] as HexInfo;
    const state = play.state.hexes[hex.id];
    const before = board.states[index];
    if (state === undefined) throw new Error(`no hex ${hex.id} in the state`);
    if (state === before) continue;
    board.states[index] = state;
    if (before !== undefined && before.tile === state.tile && before.rotation === state.rotation) continue;
    const tile = tileNamed(play.rules, state.tile, state.rotation);
    board.tiles[index] = tile;
    board.ports[index] = portTable(tile);
    if (guarded[index] === true) reopened.push(...hex.adjacent.filter((other) => other !== null));
  }
  for (const hex of first ? hexes : reopened) board.open[hex.index] = openEdges(board, hex, guarded);
};

const boards = new WeakMap<Play, OpenBoard>();

export const boardOf = (play: Play): Board =>
  play.cached('map.board', 'map', () => {
    let board = boards.get(play);
    if (board === undefined) {
      board = { states: [], tiles: [], ports: [], open: [], beyond: beyondOf(play.rules) };
      boards.set(play, board);
    }
    refresh(play, board);
    return board;
  });
