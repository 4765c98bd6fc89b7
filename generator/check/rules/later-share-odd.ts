import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const laterShareOdd = defineRule({
  code: 'later-share-odd',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'Of the certificates issued later one has another size than all others.',
  why: 'Where all but one agree, the one is probably a slip.',
  bad: { corporations: [{ id: 'NR', issuedLater: { firstIndex: 9, shares: [5, 5, 50, 5] } }] },
  good: { corporations: [{ id: 'NR', issuedLater: { firstIndex: 9, shares: [5, 5, 5, 5] } }] },
  message: ({ id, percent, usual }: { id: string; percent: number; usual: number }) => ({
    message: `A certificate of ${quote(id)} that is issued later has ${percent} percent, every other one ${usual}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title }) {
    for (const [c, { id, issuedLater }] of title.corporations.entries()) {
      const shares = issuedLater?.shares ?? [];
      for (const [s, percent] of shares.entries()) {
        const others = new Set(shares.filter((_, index) => index !== s));
        const [usual] = others;
        if (shares.length < 4 || others.size !== 1 || usual === undefined || usual === percent) continue;
        yield { at: `/corporations/${c}/issuedLater/shares/${s}`, says: { id, percent, usual } };
      }
    }
  },
});
