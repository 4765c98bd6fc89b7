import { defineRule } from '../rule.ts';

export const bidIncrementHigh = defineRule({
  code: 'bid-increment-high',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'The least raise of a bid is as much as the cheapest private company is worth.',
  why: 'A first bid would double the price; perhaps a digit is too many.',
  bad: { rounds: { definitions: [{ id: 'auction', steps: [{ id: 'waterfall-auction', increment: 50 }] }] } },
  good: { rounds: { definitions: [{ id: 'auction', steps: [{ id: 'waterfall-auction', increment: 10 }] }] } },
  message: ({ increment, value }: { increment: number; value: number }) => ({
    message: `A bid must be raised by ${increment} at least, but the cheapest private company is worth ${value}.`,
    hint: 'Look at "increment".',
  }),
  *check({ title }) {
    const value = Math.min(...title.privates.map((company) => company.value).filter((worth) => worth > 0));
    for (const [r, { steps }] of title.rounds.definitions.entries()) {
      for (const [s, { increment }] of steps.entries()) {
        if (typeof increment === 'number' && increment >= value)
          yield { at: `/rounds/definitions/${r}/steps/${s}/increment`, says: { increment, value } };
      }
    }
  },
});
