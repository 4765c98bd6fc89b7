import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { sharesOf } from '../tables/shares.ts';

export const sharesNotWhole = defineRule({
  code: 'shares-not-whole',
  family: 'arithmetic',
  severity: 'error',
  summary: 'The certificates of a corporation do not add up to 100 percent.',
  why: 'Dividends, the float and the presidency are all reckoned in percent of the whole.',
  bad: { corporations: [{ id: 'NR', shares: [20, 10, 10, 10] }] },
  good: { corporations: [{ id: 'NR', shares: [40, 20, 20, 20] }] },
  message: ({ id, sum, shares }: { id: string; sum: number; shares: readonly number[] }) => ({
    message: `The certificates of ${quote(id)} add up to ${sum} percent: ${shares.join(' + ')}.`,
    hint: sum < 100 ? `${100 - sum} percent are missing.` : `${sum - 100} percent are too many.`,
  }),
  *check({ title }) {
    for (const { id, at, shares } of sharesOf(title)) {
      const sum = shares.reduce((total, share) => total + share, 0);
      if (sum !== 100) yield { at: `${at}/shares`, says: { id, sum, shares } };
    }
  },
});
