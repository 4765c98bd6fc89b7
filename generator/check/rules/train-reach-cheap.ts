import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const trainReachCheap = defineRule({
  code: 'train-reach-cheap',
  family: 'trains',
  severity: 'warning',
  // A variant may sell a train that costs something else than money.
  notUnderVariants: true,
  summary: 'A train that stays in the game runs further than another one that does, and costs less.',
  why: 'Nobody would buy the other one; two prices are probably swapped.',
  bad: {
    trains: [
      { id: '5', price: 600 },
      { id: '6', price: 450, availableOn: '5' },
    ],
  },
  good: { trains: [{ id: '6', price: 500, availableOn: '5' }] },
  message: ({ train, price, other, more }: { train: string; price: number; other: string; more: number }) => ({
    message: `Train ${quote(train)} runs further than ${quote(other)}, but costs ${price} and not ${more} or more.`,
    hint: 'Look at both prices.',
  }),
  *check({ title }) {
    const stay = title.trains
      .map((train, index) => ({ ...train, index }))
      .filter(({ rustsOn, obsoleteOn }) => rustsOn === undefined && obsoleteOn === undefined);
    for (const { id, price, distance, index } of stay) {
      const dearer = stay.find(
        (other) =>
          typeof distance === 'number' &&
          typeof other.distance === 'number' &&
          other.distance < distance &&
          other.price > price,
      );
      if (dearer !== undefined)
        yield { at: `/trains/${index}/price`, says: { train: id, price, other: dearer.id, more: dearer.price } };
    }
  },
});
