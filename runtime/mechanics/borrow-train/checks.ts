/** What can be wrong with a title because of lent trains. */
import { operatingSteps } from '../../core/checking/example.ts';
import { placeOfTrain } from '../../core/checking/train-order.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly types: readonly string[];
}

const example = (types: readonly string[]) => ({
  mechanics: [{ id: 'borrow-train', corporation: 'NR', types }],
  variants: {
    diesels: {
      name: 'Diesels',
      description: 'A D comes after the 6.',
      patch: { trains: [{ id: 'D', price: 900, distance: 99, count: 'unlimited', availableOn: '6' }] },
    },
  },
  ...operatingSteps({ id: 'borrow-train', $before: 'route' }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { types: readonly string[] }>({
    code: 'borrow-train/nothing-to-lend',
    severity: 'error',
    summary: 'The bank lends only trains that the title does not have.',
    why: 'Nothing is ever lent, unless a variant brings such a train.',
    bad: example(['D']),
    good: example(['6', 'D']),
    message: ({ types }) => ({
      message: `None of the trains that may be borrowed is in the game: ${types.join(', ')}.`,
      hint: 'Add a train of the title to "types", or bring the mechanic with the variant that has the trains.',
    }),
    *check({ title, options: { types }, at }) {
      if (!types.some((type) => placeOfTrain(title, type) >= 0)) yield { at: at('types'), says: { types } };
    },
  }),
];
