/** What can be wrong with a title because of scrapped trains. */
import { operatingSteps } from '../../../runtime/core/checking/example.ts';
import { defineMechanicRule, type MechanicRule } from '../../../runtime/kernel/mechanic-rule.ts';

interface Options {
  readonly fee: number;
}

/** As a change to the small title that `trackwright new` writes: its first trains cost 80. */
const example = (fee: number) => ({
  mechanics: [{ id: 'scrap-trains', fee }],
  ...operatingSteps({ id: 'scrap-train', $before: 'buy-train' }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { fee: number; train: string; price: number }>({
    code: 'scrap-trains/fee-above-price',
    severity: 'warning',
    summary: 'Scrapping a train costs more than every train.',
    why: 'Hardly anybody would pay it; perhaps a digit is too many.',
    bad: example(800),
    good: example(50),
    message: ({ fee, train, price }) => ({
      message: `The fee is ${fee}, and the dearest train, a ${train}, costs ${price}.`,
      hint: 'Look the fee up in the rule book.',
    }),
    *check({ title: { trains }, options: { fee }, at }) {
      const [dearest] = trains.toSorted((a, b) => b.price - a.price);
      if (dearest !== undefined && fee > dearest.price)
        yield { at: at('fee'), says: { fee, train: dearest.id, price: dearest.price } };
    },
  }),
];
