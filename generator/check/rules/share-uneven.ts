import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { sharesOf } from '../tables/shares.ts';

export const shareUneven = defineRule({
  code: 'share-uneven',
  family: 'arithmetic',
  severity: 'error',
  summary: 'A certificate is no whole number of shares.',
  why: 'The second certificate says how large one share is; prices and dividends are per share.',
  bad: { corporations: [{ id: 'NR', shares: [25, 10, 10, 10, 10, 10, 10, 15] }] },
  good: { corporations: [{ id: 'NR', shares: [30, 10, 10, 10, 10, 10, 20] }] },
  message: ({ id, percent, size }: { id: string; percent: number; size: number }) => ({
    message: `A certificate of ${quote(id)} has ${percent} percent, which is no multiple of its share of ${size} percent.`,
    hint: 'Make every certificate a multiple of the second one.',
  }),
  *check({ title }) {
    for (const { id, at, shares, shareSize } of sharesOf(title)) {
      for (const [index, percent] of shares.entries()) {
        if (percent % shareSize !== 0) yield { at: `${at}/shares/${index}`, says: { id, percent, size: shareSize } };
      }
    }
  },
});
