/** Routes along real track without regard to rules: too long, past full cities, over track twice, on the wrong gauge. */
import type { RouteAction } from '../kernel/actions.ts';
import type { Game } from '../kernel/game.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import type { Chain, Way } from '../core/map/chain.ts';
import { chainsFrom } from '../core/map/chain-table.ts';
import { tileOn } from '../core/map/hexes.ts';
import { tokenCities } from '../core/map/route-finder.ts';
import { writeRoute } from '../core/map/route-write.ts';
import type { StopPlace } from '../core/map/tile-ids.ts';
import { trainsOf } from '../core/trains.ts';
import { pick } from './field-values.ts';

/** Chains of the longest walk. */
const LONGEST = 8;

const anyStop = (play: Play, random: () => number): StopPlace | undefined => {
  const hex = pick(
    play.rules.map.hexes.filter((h) => tileOn(play, h).tile.stops.length > 0),
    random,
  );
  return hex === undefined ? undefined : { hex, stop: Math.floor(random() * tileOn(play, hex).tile.stops.length) };
};

/** A walk over chains of track, from stop to stop, that may cross itself. */
const walk = (play: Play, start: StopPlace, random: () => number): Way => {
  const stops = [start];
  const chains: Chain[] = [];
  const length = 1 + Math.floor(random() * LONGEST);
  let end = start;
  while (chains.length < length) {
    const onward = chainsFrom(play, end);
    // Mostly on, seldom straight back.
    const ahead = onward.filter(({ to }) => !stops.some((s) => s.hex === to.hex && s.stop === to.stop));
    const next = pick(ahead.length > 0 && random() < 0.9 ? ahead : onward, random);
    if (next === undefined) break;
    chains.push(next);
    stops.push(next.to);
    end = next.to;
  }
  return { stops, chains };
};

/** One walk for each of the operator's trains, or the same one for all; now and then from where it has no token. */
export const strayRoutes = (game: Game, operator: EntityId, random: () => number): readonly RouteAction[] => {
  const { context: play } = game;
  const routes: RouteAction[] = [];
  for (const train of trainsOf(play, operator)) {
    const before = pick(routes, random);
    if (before !== undefined && random() < 0.5) {
      routes.push({ ...before, train });
      continue;
    }
    const start = random() < 0.9 ? pick(tokenCities(play, operator), random) : anyStop(play, random);
    const { revenue: _, ...route } = writeRoute(
      play,
      train,
      start === undefined ? { stops: [], chains: [] } : walk(play, start, random),
      0,
    );
    routes.push(route);
  }
  return routes;
};
