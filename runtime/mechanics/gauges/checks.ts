/** What can be wrong with gauges. */
import { narrowTrack } from '../../core/checking/example.ts';
import { gaugesOf } from '../../core/checking/places.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly joker?: string;
}

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { gauge: string }>({
    code: 'gauges/only-one',
    severity: 'warning',
    summary: 'The title has gauges, and all its track is of one.',
    why: 'No train ever meets another gauge; tiles of the others have probably been forgotten.',
    bad: { mechanics: [{ id: 'gauges' }] },
    good: { mechanics: [{ id: 'gauges' }], ...narrowTrack },
    message: ({ gauge }) => ({
      message: `All track of the title is ${gauge}.`,
      hint: 'Add the tiles of the other gauges, or take the mechanic away.',
    }),
    *check({ map, at }) {
      const [gauge, ...others] = gaugesOf(map);
      if (gauge !== undefined && others.length === 0) yield { at: at(), says: { gauge } };
    },
  }),
];
