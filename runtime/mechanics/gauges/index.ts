/** Several gauges of track (1849: ordinary, narrow, and dual which fits both). Which gauges fit at an edge, the core knows. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { objection } from '../../kernel/violation.ts';
import { gaugesMeet } from './meeting.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly joker?: string;
}

export const gauges = defineMechanic<Options>({
  manifest,
  behave: ({ options: { joker } }) => ({
    hooks: {
      tileReached: (play, reached, lay) => reached && gaugesMeet(play, lay),
      mayRun(_play, { track }) {
        for (const section of track) {
          let gauge: string | undefined;
          for (const { path } of section) {
            if (path.track === joker || path.track === gauge) continue;
            if (gauge !== undefined)
              return objection(
                'gauges.change',
                `A section of the route has track of ${gauge} and ${path.track} gauge.`,
              );
            gauge = path.track;
          }
        }
        return null;
      },
    },
  }),
});
