/** What can be wrong with trains that leave the bank. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { TrainDefinition } from '../../kernel/title.ts';

interface Options {
  readonly trains?: readonly string[];
}

const example = (trains: readonly string[]) => ({ mechanics: [{ id: 'train-export', trains }] });

/** The next train of the bank is one of the first type that is not sold out. */
const before = (trains: readonly TrainDefinition[], place: number): readonly TrainDefinition[] =>
  trains.slice(0, place);

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { train: string; gap: string }>({
    code: 'train-export/gap',
    severity: 'warning',
    summary: 'Trains are exported before and after a type that is not.',
    why: 'Trains leave in their order, so the export would stop and begin again; a type has probably been forgotten.',
    bad: example(['2', '4']),
    good: example(['2', '3', '4']),
    message: ({ train, gap }) => ({
      message: `The ${train} is exported, the ${gap} before it is not, and one before that is.`,
      hint: `Add "${gap}" to "trains", or take "${train}" away.`,
    }),
    *check({ title, options: { trains = [] }, at }) {
      for (const [e, train] of trains.entries()) {
        const place = title.trains.findIndex(({ id }) => id === train);
        const earlier = before(title.trains, place);
        const gap = earlier.at(-1);
        if (place > 0 && gap !== undefined && !trains.includes(gap.id) && earlier.some(({ id }) => trains.includes(id)))
          yield { at: at('trains', e), says: { train, gap: gap.id } };
      }
    },
  }),
];
