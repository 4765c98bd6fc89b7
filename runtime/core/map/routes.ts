/** The runs of an operator's turn (core rules 11): read from the action, found legal, and valued. */
import type { RouteAction } from '../../kernel/actions.ts';
import { askVerdict, passValue } from '../../kernel/hooks.ts';
import type { Run } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { trainsOf } from '../trains.ts';
import type { Way } from './chain.ts';
import { parseRoutes } from './route-parse.ts';
import { assessRun } from './route-rules.ts';

export interface CheckedRuns {
  /** In the order of the routes; trains that stay where they are have none. */
  readonly runs: readonly Run[];
  /** Money of the whole turn. */
  readonly revenue: number;
}

const trainObjection = (play: Play, operator: EntityId, routes: readonly RouteAction[]): Objection | null => {
  const owned = trainsOf(play, operator);
  const trains = routes.map((route) => route.train);
  const foreign = trains.find((train) => !owned.includes(train));
  if (foreign !== undefined) return objection('route.train', `${operator} has no train ${foreign}.`);
  const twice = trains.find((train, index) => trains.indexOf(train) !== index);
  return twice === undefined ? null : objection('route.train', `The train ${twice} cannot run twice.`);
};

/** Track is used once by all trains together, unless a mechanic lets trains of one operator share it. */
const reuseObjection = (play: Play, operator: EntityId, ways: readonly Way[]): Objection | null => {
  const shared = passValue(play, 'sharedTrack', false, { operator });
  let used = new Set<number>();
  for (const way of ways) {
    if (shared) used = new Set();
    for (const { taken } of way.chains) {
      for (const track of taken) {
        if (used.has(track)) {
          return objection(
            'route.reuse',
            `${way.stops.map(({ hex }) => hex.id).join(' - ')} uses track a second time.`,
          );
        }
        used.add(track);
      }
    }
  }
  return null;
};

/** The oldest logs name the hexes of a run but not its chains: it cannot be rebuilt, only believed. */
const isUnproven = (route: RouteAction): boolean => route.connections === undefined && route.hexes !== undefined;

const believed = (operator: EntityId, route: RouteAction): Run => ({
  operator,
  train: route.train,
  stops: [],
  chains: [],
  track: [],
  revenue: route.revenue ?? 0,
});

const assessAll = (
  play: Play,
  operator: EntityId,
  routes: readonly RouteAction[],
  ways: readonly (Way | null)[],
): Run[] | Objection => {
  const runs: Run[] = [];
  for (const [index, route] of routes.entries()) {
    const way = ways[index] ?? null;
    if (way === null) {
      if (isUnproven(route)) runs.push(believed(operator, route));
      continue;
    }
    const run = assessRun(play, operator, route.train, way);
    if ('rule' in run) return run;
    runs.push(run);
  }
  return runs;
};

/** A log that says what a run brought must say what the rules say. */
const revenueObjection = (routes: readonly RouteAction[], runs: readonly Run[]): Objection | null => {
  for (const { train, revenue: written } of routes) {
    const run = runs.find((candidate) => candidate.train === train);
    const found = run?.revenue ?? 0;
    if (written !== undefined && written !== found) {
      return objection('route.revenue', `The run of ${train} is worth ${found}, the log says ${written}.`);
    }
  }
  return null;
};

const asWritten = (routes: readonly RouteAction[], runs: readonly Run[]): readonly Run[] =>
  runs.map((run) => ({ ...run, revenue: routes.find((route) => route.train === run.train)?.revenue ?? run.revenue }));

/**
 * The runs that an action names, with what they bring, or the first rule against them. Where the log carries revenues,
 * ours are computed all the same; a replay that tolerates `route.revenue` takes those of the log, and one that tolerates
 * `route.unproven` believes runs that are written without their chains.
 */
export const checkRuns = (play: Play, operator: EntityId, routes: readonly RouteAction[]): CheckedRuns | Objection => {
  const badTrain = trainObjection(play, operator, routes);
  if (badTrain !== null) return badTrain;
  if (routes.some(isUnproven)) {
    if (!play.tolerance.has('route.unproven'))
      return objection('route.unproven', 'The runs are written without their chains.');
    play.violate('route.unproven', 'The runs are written without their chains.');
  }
  const ways = parseRoutes(play, operator, routes);
  if ('rule' in ways) return ways;
  const assessed = assessAll(play, operator, routes, ways);
  if ('rule' in assessed) return assessed;
  const clash =
    reuseObjection(
      play,
      operator,
      ways.filter((way) => way !== null),
    ) ?? null;
  if (clash !== null) return clash;
  return settle(play, operator, routes, assessed);
};

const settle = (
  play: Play,
  operator: EntityId,
  routes: readonly RouteAction[],
  assessed: readonly Run[],
): CheckedRuns | Objection => {
  let runs = passValue(play, 'combinedRuns', assessed, { operator });
  const together = askVerdict(play, 'mayRunTogether', { operator, runs });
  if (together !== null) return together;
  const differs = revenueObjection(routes, runs);
  if (differs !== null) {
    if (!play.tolerance.has(differs.rule)) return differs;
    play.violate(differs.rule, differs.message);
    runs = asWritten(routes, runs);
  }
  const sum = runs.reduce((total, run) => total + run.revenue, 0);
  return { runs, revenue: passValue(play, 'totalRevenue', sum, { operator, runs }) };
};
