import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const trainSupplyOdd = defineRule({
  code: 'train-supply-odd',
  family: 'trains',
  severity: 'warning',
  notUnderVariants: true,
  summary: 'There are more than two of a train for each corporation.',
  why: 'So many are never sold before the next train; perhaps a digit is too many.',
  bad: { trains: [{ id: '2', count: 50 }] },
  good: { trains: [{ id: '2', count: 6 }] },
  message: ({ train, count, companies }: { train: string; count: number; companies: number }) => ({
    message: `There are ${count} of train ${quote(train)} for ${companies} corporations.`,
    hint: 'Look at "count", or write "unlimited".',
  }),
  *check({ title }) {
    const companies = title.corporations.length + title.minors.length;
    for (const [index, { id, count }] of title.trains.entries()) {
      if (count !== 'unlimited' && count > companies * 2 + 4)
        yield { at: `/trains/${index}/count`, says: { train: id, count, companies } };
    }
  },
});
