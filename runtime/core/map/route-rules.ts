/** Whether one train may run one way, and what that brings (core rules 11.1 to 11.3). */
import { askVerdict, passValue } from '../../kernel/hooks.ts';
import type { Run, RunDraft, RunStop } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { StopInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { reachOf } from '../trains.ts';
import { stopNumber } from './chain.ts';
import type { Way } from './chain.ts';
import { blocksPassage, hasToken, slotsOf, tileOn } from './hexes.ts';
import { isLocal, payingStops, reaches } from './route-length.ts';
import type { Visit } from './route-length.ts';
import { stopValue } from './route-value.ts';
import type { StopPlace } from './tile-ids.ts';

const stopInfo = (play: Play, place: StopPlace): StopInfo => tileOn(play, place.hex).tile.stops[place.stop] as StopInfo;

const nameOf = (places: readonly StopPlace[]): string => places.map(({ hex }) => hex.id).join(' - ');

const stopsObjection = (play: Play, operator: EntityId, train: string, { stops, chains }: Way): Objection | null => {
  const local = chains.length === 0 && stops.length === 1 && isLocal(reachOf(play, train));
  if (stops.length < 2 && !local) return objection('route.stops', `${nameOf(stops)} is no route of two stops.`);
  if (!stops.some(({ hex, stop }) => hasToken(play, hex, stop, operator))) {
    return objection('route.token', `${nameOf(stops)} calls at no city with a token of ${operator}.`);
  }
  const groups = stops.flatMap((place) => stopInfo(play, place).groups);
  const twice = groups.find((group, index) => groups.indexOf(group) !== index);
  return twice === undefined ? null : objection('route.group', `${nameOf(stops)} calls twice at ${twice}.`);
};

const terminalObjection = ({ chains }: Way): Objection | null => {
  const last = chains.length - 1;
  for (const [index, { pieces }] of chains.entries()) {
    for (const [at, { hex, path }] of pieces.entries()) {
      const outermost = (index === 0 && at === 0) || (index === last && at === pieces.length - 1);
      if (path.terminal && !outermost)
        return objection('route.terminal', `No train passes through the terminal ${hex.id}.`);
    }
  }
  return null;
};

const repeatObjection = ({ stops }: Way): Objection | null =>
  new Set(stops.map(stopNumber)).size === stops.length
    ? null
    : objection('route.repeat', `${nameOf(stops)} calls at a stop twice.`);

const passageObjection = (play: Play, operator: EntityId, { stops }: Way): Objection | null => {
  const barrier = stops
    .slice(1, -1)
    .find((place) => blocksPassage(stopInfo(play, place), slotsOf(play, place.hex, place.stop), operator));
  return barrier === undefined
    ? null
    : objection('route.blocked', `No train of ${operator} passes through ${barrier.hex.id}.`);
};

const visitsOf = (play: Play, operator: EntityId, way: Way, stops: readonly RunStop[]): Visit[] =>
  way.stops.map((place, index) => {
    const { kind, visitCost } = stopInfo(play, place);
    return {
      kind,
      visitCost,
      revenue: stops[index]?.revenue ?? 0,
      token: hasToken(play, place.hex, place.stop, operator),
    };
  });

const lengthObjection = (play: Play, draft: RunDraft, visits: readonly Visit[]): Objection | null => {
  const found = reaches(reachOf(play, draft.train), visits)
    ? null
    : objection(
        'route.length',
        `${draft.stops.map((stop) => stop.hex).join(' - ')} is too long for the train ${draft.train}.`,
      );
  return passValue(play, 'runLength', found, draft);
};

const draftOf = (play: Play, operator: EntityId, train: string, way: Way): RunDraft => ({
  operator,
  train,
  stops: way.stops.map((place) => ({
    hex: place.hex.id,
    stop: place.stop,
    revenue: stopValue(play, operator, train, place),
    counts: true,
  })),
  chains: way.chains.map((chain) => chain.hexes),
  track: way.chains.map((chain) => chain.track),
});

const valued = (play: Play, draft: RunDraft, visits: readonly Visit[]): Run => {
  const paying = payingStops(reachOf(play, draft.train), visits);
  const marked = draft.stops.map((stop, index) => (paying.has(index) ? stop : { ...stop, counts: false }));
  const stops = passValue(play, 'runStops', marked, { ...draft, stops: marked });
  const sum = stops.reduce((total, stop) => total + (stop.counts ? stop.revenue : 0), 0);
  const run = { ...draft, stops, revenue: sum };
  const revenue = passValue(play, 'routeRevenue', sum, run);
  return revenue === sum ? run : { ...run, revenue };
};

/** Whether a train reaches along a way at all, whatever else speaks against it: for searches that build ways piece by piece. */
export const withinReach = (play: Play, operator: EntityId, train: string, way: Way): boolean => {
  const draft = draftOf(play, operator, train, way);
  return lengthObjection(play, draft, visitsOf(play, operator, way, draft.stops)) === null;
};

/** One train's run with its revenue, or the first rule against it. Other trains are not looked at. */
export const assessRun = (play: Play, operator: EntityId, train: string, way: Way): Run | Objection => {
  const form = stopsObjection(play, operator, train, way) ?? terminalObjection(way) ?? repeatObjection(way);
  if (form !== null) return form;
  const draft = draftOf(play, operator, train, way);
  const visits = visitsOf(play, operator, way, draft.stops);
  const found = lengthObjection(play, draft, visits) ?? passageObjection(play, operator, way);
  if (found !== null) return found;
  const run = valued(play, draft, visits);
  return askVerdict(play, 'mayRun', run) ?? run;
};
