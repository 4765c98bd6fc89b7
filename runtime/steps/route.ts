/** An operator runs its trains (core rules 8.10, 11). An empty list of routes is the way not to run. */
import { actorOf } from '../kernel/actor.ts';
import { markPassed } from '../kernel/engine.ts';
import { tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import type { EntityId } from '../kernel/state.ts';
import { demand } from '../kernel/violation.ts';
import { noteRevenue } from '../core/dividends.ts';
import { routeFlags } from '../core/map/graph.ts';
import { checkRuns } from '../core/map/routes.ts';
import { hasOperated, trainsOf } from '../core/trains.ts';

const TYPES = ['run_routes'] as const;
const NOTHING: readonly string[] = [];

const hasUnrunTrain = (play: Play, operator: EntityId): boolean =>
  trainsOf(play, operator).some((id) => !hasOperated(play, id));

export const route: StepFactory = (id) => {
  const step: Step = {
    id,
    name: 'route',
    blocking: true,
    types: TYPES,
    setUp: (play) => noteRevenue(play, 0, false),
    reached(play) {
      const operator = play.current;
      if (operator === undefined || !hasUnrunTrain(play, operator)) return;
      if (play.state.corporations[operator]?.hadRoute === false && routeFlags(play, operator).purchaseRoute)
        play.set(['corporations', operator, 'hadRoute'], true);
    },
    offers(play, entity) {
      return entity === play.current && hasUnrunTrain(play, entity) && routeFlags(play, entity).routeAvailable
        ? TYPES
        : NOTHING;
    },
    list(play, entity, add) {
      add({ action: { type: 'run_routes', ...actorOf(play, entity), routes: [] } });
    },
    apply(play, action, entity) {
      if (action.type !== 'run_routes') return;
      const result = checkRuns(play, entity, action.routes);
      if ('rule' in result) return demand(result);
      noteRevenue(play, result.revenue, action.routes.length > 0);
      tellEvent(play, 'routesRun', { operator: entity, runs: result.runs });
      markPassed(play, step);
    },
  };
  return step;
};
