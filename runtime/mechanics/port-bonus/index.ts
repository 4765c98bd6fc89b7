/** Ports that are worth something only to who has stations (1836: Harwich, Dover and Paris). */
import type { RunStop } from '../../kernel/hooks.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { StopInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import { hasToken, hexInfo, tileOn } from '../../core/map/hexes.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly group: string;
  readonly minimumStops?: number;
}

const stopInfo = (play: Play, { hex, stop }: RunStop): StopInfo | undefined =>
  tileOn(play, hexInfo(play, hex)).tile.stops[stop];

const portOf = (play: Play, stops: readonly RunStop[], group: string): RunStop | undefined =>
  stops.find((stop) => stopInfo(play, stop)?.groups.includes(group) === true);

const stationsOn = (play: Play, stops: readonly RunStop[], operator: EntityId): number =>
  stops.filter(
    (stop) => stopInfo(play, stop)?.kind === 'city' && hasToken(play, hexInfo(play, stop.hex), stop.stop, operator),
  ).length;

export const portBonus = defineMechanic<Options>({
  manifest,
  behave: ({ options: { group, minimumStops = 2 } }) => ({
    hooks: {
      mayRun(play, { stops }) {
        if (stops.length >= minimumStops || portOf(play, stops, group) === undefined) return null;
        return objection(
          'port-bonus.stops',
          `A route to a port calls at ${minimumStops} stops or more, not at ${stops.length}.`,
        );
      },
      routeRevenue(play, revenue, { operator, stops }) {
        const port = portOf(play, stops, group);
        if (port === undefined) return revenue;
        const counted = port.counts ? port.revenue : 0;
        return revenue - counted + port.revenue * stationsOn(play, stops, operator);
      },
    },
  }),
});
