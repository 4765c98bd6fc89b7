import { defineRule } from '../rule.ts';
import { amountsIn } from '../tables/stops.ts';

/** Stops pay some tens; few titles have one that pays more than this. */
const MUCH = 120;

export const revenueOdd = defineRule({
  code: 'revenue-odd',
  family: 'map',
  severity: 'warning',
  summary: 'A stop pays more than twice as much as any other.',
  why: 'Perhaps a digit is too many.',
  bad: { map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: { yellow: 30, brown: 500 } }] } } } },
  good: { map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: { yellow: 30, brown: 80 } }] } } } },
  message: ({ amount, next }: { amount: number; next: number }) => ({
    message: `This stop pays ${amount}; the next best of the title pays ${next}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title }) {
    const amounts = [...amountsIn(title)].toSorted((a, b) => b.amount - a.amount);
    const [best, second] = amounts;
    if (best !== undefined && second !== undefined && best.amount > MUCH && best.amount > 2 * second.amount) {
      yield { at: best.at, says: { amount: best.amount, next: second.amount } };
    }
  },
});
