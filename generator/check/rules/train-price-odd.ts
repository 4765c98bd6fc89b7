import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { queueOf } from '../tables/trains.ts';

export const trainPriceOdd = defineRule({
  code: 'train-price-odd',
  family: 'trains',
  severity: 'warning',
  summary: 'The first train costs more than a player starts with, or next to nothing.',
  why: 'The first corporation must be able to buy it; perhaps a digit is too many or missing.',
  bad: { trains: [{ id: '2', price: 8 }] },
  good: { trains: [{ id: '2', price: 100 }] },
  message: ({ train, price, par }: { train: string; price: number; par: number }) => ({
    message: `The first train, ${quote(train)}, costs ${price}; a share costs ${par} at least.`,
    hint: 'Look at the price.',
  }),
  *check({ title, market }) {
    const [first] = queueOf(title);
    const par = market.lowestPar;
    if (first === undefined || par === 0) return;
    const { id, price } = first.train;
    if (price * 3 < par || price > par * 10)
      yield { at: `/trains/${first.index}/price`, says: { train: id, price, par } };
  },
});
