/**
 * The breadth-first search knows one way to each move. Where that way could not go on because it had been there before,
 * another way to the same move might; nearly always what lies behind was reached all the same, and this look finds so in
 * a few steps. Where not, the ways are tried one by one, up to a limit.
 */
import { JUNCTION, MOVE_BITS } from './port-table.ts';
import { GATES_PER_HEX } from './scratch.ts';
import { countStop, eachDeparture, headOf, hexOf, isMarked, listNext, markPath } from './walk.ts';
import type { Walk } from './walk.ts';

/** Steps after which the trying stops: open maps have more ways than anybody can walk. */
const LIMIT = 20_000;

/** Paths not reached so far that lie behind the moves given up, if ways could cross themselves: hex index x 32 + path. */
const behindRefused = (walk: Walk): ReadonlySet<number> => {
  const { scratch } = walk;
  const queue = scratch.refused;
  const unmarked = new Set<number>();
  const see = (move: number): void => {
    if (scratch.seen[move] === scratch.stamp) return;
    scratch.seen[move] = scratch.stamp;
    queue.push(move);
    if (!isMarked(walk, move)) unmarked.add(move >> 1);
  };
  for (const move of queue.splice(0)) see(move);
  for (let at = 0; at < queue.length; at++) {
    const end = listNext(walk, queue[at] as number, 0);
    for (let i = 0; i < end; i++) see(scratch.next[i] as number);
  }
  return unmarked;
};

/** A number for the edge, stop or junction that a move leads to: the same from both sides of an edge. */
const gateOf = (walk: Walk, move: number): number => {
  const hex = hexOf(move);
  const head = headOf(walk, move);
  const own = hex * GATES_PER_HEX + head;
  if (head >= JUNCTION) return own;
  const next = walk.board.beyond[hex * 6 + head] as number;
  return next < 0 ? own : Math.max(own, next * GATES_PER_HEX + ((head + 3) % 6));
};

/** Until `enough` says so, which is asked after each path that is new. */
const tryWays = (walk: Walk, enough: () => boolean): void => {
  const { gates, next } = walk.scratch;
  let over = false;
  let steps = 0;
  let start = 0;
  /** `from`: where its own list of next moves begins. */
  const go = (move: number, from: number): void => {
    if (over || steps++ > LIMIT) return;
    if (!isMarked(walk, move)) {
      markPath(walk, move);
      over = enough();
    }
    countStop(walk, move, start);
    const gate = gateOf(walk, move);
    if (gates[gate] === 1) return;
    gates[gate] = 1;
    const end = listNext(walk, move, from);
    for (let i = from; i < end; i++) go(next[i] as number, end);
    gates[gate] = 0;
  };
  for (const [index, place] of walk.request.starts.entries()) {
    start = index;
    eachDeparture(walk, place, (move) => go(move, 0));
  }
};

const allSeen = ({ scratch }: Walk): boolean => scratch.refused.every((move) => scratch.seen[move] === scratch.stamp);

/** For all that the walk can reach. */
export const lookAgain = (walk: Walk): void => {
  if (allSeen(walk)) return;
  let left = behindRefused(walk).size;
  if (left > 0) tryWays(walk, () => --left <= 0);
};

/** For track of these hexes (by index) only: as long as none is reached. */
export const lookAgainFor = (walk: Walk, goals: readonly number[], met: () => boolean): void => {
  if (allSeen(walk)) return;
  for (const path of behindRefused(walk)) {
    if (goals.includes(path >> (MOVE_BITS - 1))) return tryWays(walk, met);
  }
};
