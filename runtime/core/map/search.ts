/**
 * What a network reaches (core rules 10.2): a breadth-first search whose states are paths travelled in one direction, so
 * that a whole map costs a few hundred steps. No way crosses an edge or passes a stop twice.
 */
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { Board } from './board.ts';
import { JUNCTION, STOP } from './port-table.ts';
import { lookAgain, lookAgainFor } from './second-look.ts';
import { beginWalk, countStop, eachDeparture, headOf, hexOf, listNext, markPath, placeOfStop } from './walk.ts';
import type { SearchRequest, Walk } from './walk.ts';

export interface Network {
  /** By hex index: mask of the edges that are reached; 0 where the hex is not connected. */
  readonly edges: readonly number[];
  /** By hex index: mask of the paths and of the stops that are reached. */
  readonly paths: readonly number[];
  readonly stops: readonly number[];
  /** Some token city reaches two stops, or one and an optional one. */
  readonly routeAvailable: boolean;
  /** Some token city reaches two stops that are not optional. */
  readonly purchaseRoute: boolean;
}

const enter = (walk: Walk, move: number, before: number, start: number): void => {
  const { scratch } = walk;
  scratch.seen[move] = scratch.stamp;
  scratch.before[move] = before;
  scratch.start[move] = start;
  scratch.queue[scratch.length++] = move;
  markPath(walk, move);
};

/** Whether the way to a move (itself left out) already led to this end of this hex. */
const ledThere = (walk: Walk, move: number, hex: number, end: number): boolean => {
  const { before } = walk.scratch;
  for (let at = before[move] as number; at >= 0; at = before[at] as number) {
    if (hexOf(at) === hex && headOf(walk, at) === end) return true;
  }
  return false;
};

/** Going on from this move would cross an edge, or pass a stop, that the way to it has crossed or passed. Notes the place. */
const goesBack = (walk: Walk, move: number): boolean => {
  const { scratch, board } = walk;
  const hex = hexOf(move);
  const head = headOf(walk, move);
  if (head === JUNCTION) return ledThere(walk, move, hex, head);
  if (head >= STOP) {
    const place = placeOfStop(hex, head);
    const again = scratch.passed[place] === scratch.stamp && ledThere(walk, move, hex, head);
    scratch.passed[place] = scratch.stamp;
    return again;
  }
  const next = board.beyond[hex * 6 + head] as number;
  const opposite = (head + 3) % 6;
  scratch.crossed[hex * 6 + head] = scratch.stamp;
  return next >= 0 && scratch.crossed[next * 6 + opposite] === scratch.stamp && ledThere(walk, move, next, opposite);
};

/** `met`, asked after each move, ends the search. */
const follow = (walk: Walk, met?: () => boolean): void => {
  const { scratch } = walk;
  const { seen, stamp, next } = scratch;
  for (let place = 0; place < scratch.length; place++) {
    const move = scratch.queue[place] as number;
    const start = scratch.start[move] as number;
    const back = goesBack(walk, move);
    countStop(walk, move, start);
    const end = listNext(walk, move, 0);
    for (let i = 0; i < end; i++) {
      const following = next[i] as number;
      if (seen[following] === stamp) continue;
      if (back) scratch.refused.push(following);
      else enter(walk, following, move, start);
    }
    if (met?.() === true) return;
  }
};

const depart = (walk: Walk): void => {
  for (const [index, start] of walk.request.starts.entries()) {
    eachDeparture(walk, start, (move) => {
      if (walk.scratch.seen[move] !== walk.scratch.stamp) enter(walk, move, -1, index);
    });
  }
};

/** Whether some track of one of these hexes (by index) is reached: looks no further than needed to know. */
export const reachesSome = (
  rules: Rulebook,
  board: Board,
  request: SearchRequest,
  goals: readonly number[],
): boolean => {
  const walk = beginWalk(rules, board, request);
  const met = (): boolean => goals.some((hex) => walk.paths[hex] !== 0);
  depart(walk);
  follow(walk, met);
  if (!met()) lookAgainFor(walk, goals, met);
  return met();
};

export const search = (rules: Rulebook, board: Board, request: SearchRequest): Network => {
  const walk = beginWalk(rules, board, request);
  depart(walk);
  follow(walk);
  lookAgain(walk);
  const { edges, paths, stops } = walk;
  return { edges, paths, stops, ...walk.tally.flags() };
};
