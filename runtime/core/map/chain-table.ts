/** All track from a stop to the next ones, for searches: found once while the map stays as it is. */
import type { Play } from '../../kernel/play.ts';
import type { PathEnd } from '../../kernel/rulebook.ts';
import { departures, makeChain, onward, sameStop, stopNumber, trackTaken } from './chain.ts';
import type { Chain, Piece } from './chain.ts';
import type { StopPlace } from './tile-ids.ts';

/** Open maps have more ways through plain track than anybody can list. */
const STEPS = 2_000;

const walkFrom = (play: Play, from: StopPlace): Chain[] => {
  const found: Chain[] = [];
  let steps = 0;
  const walk = (pieces: readonly Piece[], end: PathEnd, taken: ReadonlySet<number>): void => {
    if (steps++ > STEPS) return;
    const follows = onward(play, pieces[pieces.length - 1] as Piece, end);
    if ('stop' in follows) {
      if (sameStop(from, follows.stop)) return;
      found.push(makeChain(from, follows.stop, pieces));
      return;
    }
    for (const { piece, end: next } of follows.next) {
      const track = trackTaken([piece]);
      if (!track.some((part) => taken.has(part))) walk([...pieces, piece], next, new Set([...taken, ...track]));
    }
  };
  for (const { piece, end } of departures(play, from)) {
    walk([piece], end, new Set(trackTaken([piece])));
  }
  return found.sort((a, b) => a.pieces.length - b.pieces.length);
};

/** Chains that leave a stop, the shortest first. */
export const chainsFrom = (play: Play, place: StopPlace): readonly Chain[] => {
  const table = play.cached('map.chains', 'map', () => new Map<number, readonly Chain[]>());
  const key = stopNumber(place);
  const known = table.get(key);
  if (known !== undefined) return known;
  const chains = walkFrom(play, place);
  table.set(key, chains);
  return chains;
};
