import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { queuePairs } from '../tables/trains.ts';

export const trainSupplyGrows = defineRule({
  code: 'train-supply-grows',
  family: 'trains',
  severity: 'warning',
  summary: 'There are more of a train than of the one before it, and it is not the last.',
  why: 'Each train comes in smaller numbers than the one before, until the last; a figure is probably wrong.',
  bad: { trains: [{ id: '3', count: 1 }] },
  good: { trains: [{ id: '3', count: 3 }] },
  message: ({ train, count, before, less }: { train: string; count: number; before: string; less: number }) => ({
    message: `There are ${count} of train ${quote(train)}, but ${less} of ${quote(before)} before it.`,
    hint: 'Look at "count" of both.',
  }),
  *check({ title }) {
    const pairs = queuePairs(title);
    for (const [earlier, later] of pairs.slice(0, -1)) {
      const less = earlier.train.count;
      const { id, count } = later.train;
      if (less !== 'unlimited' && count !== 'unlimited' && count > less) {
        yield { at: `/trains/${earlier.index}/count`, says: { train: id, count, before: earlier.train.id, less } };
      }
    }
  },
});
