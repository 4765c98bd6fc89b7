/** Ports are worth a call only on a longer route (1849: three stops). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { objection } from '../../kernel/violation.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly hexes: readonly string[];
  readonly stops: number;
}

export const ports = defineMechanic<Options>({
  manifest,
  behave: ({ options: { hexes, stops: least } }) => ({
    hooks: {
      mayRun(_play, { stops }) {
        const port = stops.find((stop) => hexes.includes(stop.hex));
        if (port === undefined || stops.length >= least) return null;
        return objection(
          'ports.stops',
          `A route to the port ${port.hex} has ${least} stops or more, not ${stops.length}.`,
        );
      },
    },
  }),
});
