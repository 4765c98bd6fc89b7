import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { sharesOf } from '../tables/shares.ts';

export const presidentShareSmall = defineRule({
  code: 'president-share-small',
  family: 'arithmetic',
  severity: 'error',
  summary: "The president's certificate, the first of the list, is smaller than another one.",
  why: 'Whoever holds it presides; it must be the largest.',
  bad: { corporations: [{ id: 'NR', shares: [10, 20, 10, 10, 10, 10, 10, 10, 10] }] },
  good: { corporations: [{ id: 'NR', shares: [20, 10, 10, 10, 10, 10, 10, 10, 10] }] },
  message: ({ id, first, largest }: { id: string; first: number; largest: number }) => ({
    message: `The president's certificate of ${quote(id)} has ${first} percent, another one ${largest}.`,
    hint: "Write the president's certificate first.",
  }),
  *check({ title }) {
    for (const { id, at, shares } of sharesOf(title)) {
      const [first = 0] = shares;
      const largest = Math.max(...shares);
      if (shares.length > 0 && first < largest) yield { at: `${at}/shares`, says: { id, first, largest } };
    }
  },
});
