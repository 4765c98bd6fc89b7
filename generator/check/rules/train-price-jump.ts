import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

/** The steepest step of any title we know is from 80 to 180. */
const TIMES = 3;

export const trainPriceJump = defineRule({
  code: 'train-price-jump',
  family: 'trains',
  severity: 'warning',
  summary: `A train costs more than ${TIMES} times as much as the next cheaper one.`,
  why: 'Perhaps a digit is too many, or one is missing in the other price.',
  bad: { trains: [{ id: '6', price: 6000 }] },
  good: { trains: [{ id: '6', price: 900 }] },
  message: ({ train, price, before, less }: { train: string; price: number; before: string; less: number }) => ({
    message: `Train ${quote(train)} costs ${price}, the next cheaper one, ${quote(before)}, only ${less}.`,
    hint: 'Look at both prices.',
  }),
  *check({ title }) {
    const sorted = title.trains
      .map(({ id, price }, index) => ({ id, price, index }))
      .toSorted((a, b) => a.price - b.price);
    for (const [place, { id, price, index }] of sorted.entries()) {
      const before = sorted[place - 1];
      if (before !== undefined && before.price > 0 && price > TIMES * before.price) {
        yield { at: `/trains/${index}/price`, says: { train: id, price, before: before.id, less: before.price } };
      }
    }
  },
});
