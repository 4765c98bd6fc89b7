import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { valueAt } from '../tables/values.ts';

export const amountAbovePrice = defineRule({
  code: 'amount-above-price',
  family: 'trains',
  severity: 'warning',
  summary: 'An older train takes more off the price of a train than that price.',
  why: 'The bank would pay for taking the train; perhaps a digit is too many.',
  bad: { mechanics: [{ id: 'train-trade-in' }], trains: [{ id: '6', tradeIn: { 4: 3000 } }] },
  good: { mechanics: [{ id: 'train-trade-in' }], trains: [{ id: '6', tradeIn: { 4: 300 } }] },
  message: ({ train, other, amount, price }: { train: string; other: string; amount: number; price: number }) => ({
    message: `Train ${quote(train)} costs ${price}, but ${amount} stands here for ${quote(other)}.`,
    hint: 'Look at both figures.',
  }),
  *check({ title, references }) {
    for (const [index, { id, price }] of title.trains.entries()) {
      for (const { name, at, part } of references('trainNames')) {
        const amount = valueAt(title, at);
        if (part !== 'key' || !at.startsWith(`/trains/${index}/`) || typeof amount !== 'number' || amount <= price)
          continue;
        yield { at, says: { train: id, other: name, amount, price } };
      }
    }
  },
});
