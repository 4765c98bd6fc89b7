/** Good ways for one train: grown from the token cities at both ends, the most valuable first, a bounded number at a time. */
import type { Run } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { reversed, stopNumber } from './chain.ts';
import type { Chain, Way } from './chain.ts';
import { chainsFrom } from './chain-table.ts';
import { blocksPassage, slotsOf, tileOn } from './hexes.ts';
import { assessRun, withinReach } from './route-rules.ts';
import { stopValue } from './route-value.ts';
import type { StopPlace } from './tile-ids.ts';

/** A legal run of one train, with the track it takes up. */
export interface Candidate {
  readonly way: Way;
  readonly run: Run;
  readonly track: readonly number[];
}

interface Growing {
  readonly way: Way;
  readonly track: readonly number[];
  readonly value: number;
}

export interface SearchLimits {
  /** Ways of each length, from each token city, that are grown further. */
  readonly width: number;
  /** Stops of the longest way looked at. */
  readonly stops: number;
}

const mayGoOn = (play: Play, operator: EntityId, place: StopPlace, chain: Chain | undefined): boolean => {
  const stop = tileOn(play, place.hex).tile.stops[place.stop];
  const atTerminal = chain?.pieces.at(-1)?.path.terminal === true;
  return (
    stop !== undefined &&
    !atTerminal &&
    (chain === undefined || !blocksPassage(stop, slotsOf(play, place.hex, place.stop), operator))
  );
};

const extendEnd = (
  play: Play,
  operator: EntityId,
  growing: Growing,
): { readonly way: Way; readonly track: readonly number[] }[] => {
  const { stops, chains } = growing.way;
  const end = stops[stops.length - 1] as StopPlace;
  if (!mayGoOn(play, operator, end, chains[chains.length - 1])) return [];
  const visited = new Set(stops.map(stopNumber));
  const taken = new Set(growing.track);
  return chainsFrom(play, end)
    .filter((chain) => !visited.has(stopNumber(chain.to)) && !chain.taken.some((part) => taken.has(part)))
    .map((chain) => ({
      way: { stops: [...stops, chain.to], chains: [...chains, chain] },
      track: [...growing.track, ...chain.taken],
    }));
};

const turnedRound = (way: Way): Way => ({
  stops: [...way.stops].reverse(),
  chains: [...way.chains].reverse().map(reversed),
});

/** The same for a way and its reverse. Track alone does not tell a call from a bypass on the same edges. */
const keyOf = (way: Way, track: readonly number[]): string => {
  const sorted = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join();
  return `${sorted(track)}/${sorted(way.stops.map(stopNumber))}`;
};

/** Most valuable first; what is equal stays in the order in which it was found. */
const best = <T extends { readonly value: number }>(items: readonly T[], count: number): T[] =>
  [...items].sort((a, b) => b.value - a.value).slice(0, count);

export const searchRuns = (
  play: Play,
  operator: EntityId,
  train: string,
  starts: readonly StopPlace[],
  limits: SearchLimits,
): Candidate[] => {
  const found: Candidate[] = [];
  const known = new Map<string, Growing | null>();
  const value = (way: Way): number =>
    way.stops.reduce((sum, place) => sum + stopValue(play, operator, train, place), 0);
  const consider = (way: Way, track: readonly number[]): Growing => {
    const run = assessRun(play, operator, train, way);
    if ('rule' in run) return { way, track, value: value(way) };
    found.push({ way, run, track });
    return { way, track, value: run.revenue };
  };
  /** The way with its value, `null` where it is too long; looked at once, from whichever city it is reached. */
  const judge = (key: string, way: Way, track: readonly number[]): Growing | null => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const judged = withinReach(play, operator, train, way) ? consider(way, track) : null;
    known.set(key, judged);
    return judged;
  };
  const grow = (generation: readonly Growing[], seen: Set<string>): Growing[] => {
    const next: Growing[] = [];
    for (const growing of generation) {
      const ends = [growing, { ...growing, way: turnedRound(growing.way) }];
      for (const { way, track } of ends.flatMap((end) => extendEnd(play, operator, end))) {
        const key = keyOf(way, track);
        if (seen.has(key)) continue;
        seen.add(key);
        const judged = judge(key, way, track);
        if (judged !== null) next.push(judged);
      }
    }
    return best(next, limits.width);
  };
  for (const start of starts) {
    const seen = new Set<string>();
    let generation = [consider({ stops: [start], chains: [] }, [])];
    for (let length = 2; length <= limits.stops && generation.length > 0; length++) generation = grow(generation, seen);
  }
  return found.sort((a, b) => b.run.revenue - a.run.revenue);
};
