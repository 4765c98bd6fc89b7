/**
 * Good runs for all trains of an operator, for players that are programs and for examples: not always the best, always
 * legal, always the same for the same state.
 */
import type { RouteAction } from '../../kernel/actions.ts';
import { passValue } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { calledName, hasOperated, trainsOf } from '../trains.ts';
import { tileOn } from './hexes.ts';
import { searchRuns } from './route-search.ts';
import type { Candidate, SearchLimits } from './route-search.ts';
import { writeRoute } from './route-write.ts';
import { checkRuns } from './routes.ts';
import type { StopPlace } from './tile-ids.ts';

const LIMITS: SearchLimits = { width: 16, stops: 24 };

/** Runs of each train that are tried in combination, and combinations tried. */
const KEPT = 200;
const COMBINATIONS = 20_000;

interface Choice {
  readonly train: string;
  readonly candidate: Candidate;
}

/** Where its runs may begin: the cities with its tokens. */
export const tokenCities = (play: Play, operator: EntityId): StopPlace[] =>
  (play.state.corporations[operator]?.tokens ?? []).flatMap((token) => {
    const hex = token.hex === null ? undefined : play.rules.map.hex.get(token.hex);
    const stop = hex === undefined ? undefined : tileOn(play, hex).tile.cities[token.city];
    return hex === undefined || stop === undefined ? [] : [{ hex, stop }];
  });

/** Candidates by train; trains of one name share theirs. */
const candidatesOf = (
  play: Play,
  operator: EntityId,
  trains: readonly string[],
  limits: SearchLimits,
): (readonly Candidate[])[] => {
  const starts = tokenCities(play, operator);
  const byName = new Map<string, readonly Candidate[]>();
  return trains.map((train) => {
    const name = calledName(play, train);
    const known = byName.get(name);
    if (known !== undefined) return known;
    const found = searchRuns(play, operator, train, starts, limits).slice(0, KEPT);
    byName.set(name, found);
    return found;
  });
};

/** The set of runs, at most one a train and none over another's track, that brings most. */
const combine = (
  trains: readonly string[],
  candidates: readonly (readonly Candidate[])[],
  shared: boolean,
): readonly Choice[] => {
  const bounds = candidates.map((list) => list[0]?.run.revenue ?? 0);
  const rest = bounds.map((_, index) => bounds.slice(index).reduce((sum, bound) => sum + bound, 0));
  let most = -1;
  let chosen: readonly Choice[] = [];
  let tried = 0;
  const choose = (index: number, choices: readonly Choice[], taken: ReadonlySet<number>, sum: number): void => {
    if (tried++ > COMBINATIONS || sum + (rest[index] ?? 0) <= most) return;
    const train = trains[index];
    if (train === undefined) {
      most = sum;
      chosen = choices;
      return;
    }
    for (const candidate of candidates[index] ?? []) {
      if (!shared && candidate.track.some((part) => taken.has(part))) continue;
      choose(
        index + 1,
        [...choices, { train, candidate }],
        new Set([...taken, ...candidate.track]),
        sum + candidate.run.revenue,
      );
    }
    choose(index + 1, choices, taken, sum);
  };
  choose(0, [], new Set(), 0);
  return chosen;
};

const written = (play: Play, operator: EntityId, choices: readonly Choice[]): RouteAction[] | null => {
  const routes = choices.map(({ train, candidate }) => writeRoute(play, train, candidate.way, candidate.run.revenue));
  const checked = checkRuns(
    play,
    operator,
    routes.map(({ revenue: _revenue, ...route }) => route),
  );
  if ('rule' in checked) return null;
  return routes.map((route, index) => ({ ...route, revenue: checked.runs[index]?.revenue ?? 0 }));
};

/**
 * Routes of a `run_routes` action for the trains that have not run this turn; empty where none can. Where the runs are
 * not legal together, later ones are left out.
 */
export const findRoutes = (play: Play, operator: EntityId, limits: SearchLimits = LIMITS): readonly RouteAction[] => {
  const trains = trainsOf(play, operator).filter((train) => !hasOperated(play, train));
  const unsorted = candidatesOf(play, operator, trains, limits);
  const order = [...trains.keys()].sort(
    (a, b) => (unsorted[b]?.[0]?.run.revenue ?? 0) - (unsorted[a]?.[0]?.run.revenue ?? 0),
  );
  const shared = passValue(play, 'sharedTrack', false, { operator });
  const choices = combine(
    order.map((index) => trains[index] ?? ''),
    order.map((index) => unsorted[index] ?? []),
    shared,
  );
  for (let count = choices.length; count > 0; count--) {
    const routes = written(play, operator, choices.slice(0, count));
    if (routes !== null) return routes;
  }
  return [];
};
