import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { queuePairs } from '../tables/trains.ts';

export const trainPriceFalls = defineRule({
  code: 'train-price-falls',
  family: 'trains',
  severity: 'warning',
  summary: 'A train is cheaper than the one before it.',
  why: 'Later trains run further and cost more; two prices are probably swapped.',
  bad: {
    trains: [
      { id: '3', price: 300 },
      { id: '4', price: 180 },
    ],
  },
  good: { trains: [{ id: '3', price: 200 }] },
  message: ({ train, price, before, more }: { train: string; price: number; before: string; more: number }) => ({
    message: `Train ${quote(train)} costs ${price}, less than ${quote(before)} before it with ${more}.`,
    hint: 'Look at both prices, or say with "availableOn" when it comes on sale.',
  }),
  *check({ title }) {
    for (const [earlier, later] of queuePairs(title)) {
      const { id, price } = later.train;
      if (price < earlier.train.price) {
        yield {
          at: `/trains/${later.index}/price`,
          says: { train: id, price, before: earlier.train.id, more: earlier.train.price },
        };
      }
    }
  },
});
