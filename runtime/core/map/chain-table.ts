/** All track from a stop to the next ones, for searches: found once while the map stays as it is. */
import type { Play } from '../../kernel/play.ts';
import type { PathEnd } from '../../kernel/rulebook.ts';
import { departures, onward, sameStop, stopNumber, trackUsed } from './chain.ts';
import type { Chain, Piece } from './chain.ts';
import type { StopPlace } from './tile-ids.ts';

/** Open maps have more ways through plain track than anybody can list. */
const STEPS = 2_000;

export interface UsedChain {
  readonly chain: Chain;
  /** What it takes up (chain.ts, `trackUsed`). */
  readonly track: readonly number[];
}

const walkFrom = (play: Play, from: StopPlace): UsedChain[] => {
  const found: UsedChain[] = [];
  let steps = 0;
  const walk = (pieces: readonly Piece[], end: PathEnd, taken: ReadonlySet<number>): void => {
    if (steps++ > STEPS) return;
    const follows = onward(play, pieces[pieces.length - 1] as Piece, end);
    if ('stop' in follows) {
      if (sameStop(from, follows.stop)) return;
      const chain = { from, to: follows.stop, pieces };
      found.push({ chain, track: trackUsed(chain) });
      return;
    }
    for (const { piece, end: next } of follows.next) {
      const track = trackUsed({ from, to: from, pieces: [piece] });
      if (!track.some((part) => taken.has(part))) walk([...pieces, piece], next, new Set([...taken, ...track]));
    }
  };
  for (const { piece, end } of departures(play, from)) {
    walk([piece], end, new Set(trackUsed({ from, to: from, pieces: [piece] })));
  }
  return found.sort((a, b) => a.chain.pieces.length - b.chain.pieces.length);
};

/** Chains that leave a stop, the shortest first. */
export const chainsFrom = (play: Play, place: StopPlace): readonly UsedChain[] => {
  const table = play.cached('map.chains', 'map', () => new Map<number, readonly UsedChain[]>());
  const key = stopNumber(place);
  const known = table.get(key);
  if (known !== undefined) return known;
  const chains = walkFrom(play, place);
  table.set(key, chains);
  return chains;
};
