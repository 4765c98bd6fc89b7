import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

const LISTS = ['corporations', 'privates', 'trains'] as const;

export const attributeOdd = defineRule({
  code: 'attribute-odd',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'A figure that a mechanic reads is three times that of any other company or train.',
  why: 'Perhaps a digit is too many.',
  bad: {
    mechanics: [{ id: 'token-fee' }],
    corporations: [
      { id: 'NR', tokens: [0, 0], tokenFee: 400 },
      { id: 'ER', tokens: [0, 0], tokenFee: 40 },
      { id: 'SR', tokens: [0, 0], tokenFee: 60 },
      { id: 'WR', tokens: [0, 0], tokenFee: 40 },
    ],
  },
  good: {
    mechanics: [{ id: 'token-fee' }],
    corporations: [
      { id: 'NR', tokens: [0, 0], tokenFee: 100 },
      { id: 'ER', tokens: [0, 0], tokenFee: 40 },
      { id: 'SR', tokens: [0, 0], tokenFee: 60 },
      { id: 'WR', tokens: [0, 0], tokenFee: 40 },
    ],
  },
  message: ({ id, name, value, next }: { id: string; name: string; value: number; next: number }) => ({
    message: `${quote(name)} of ${quote(id)} is ${value}; the next largest is ${next}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title, vocabulary }) {
    for (const list of LISTS) {
      for (const name of vocabulary.of(`attributes.${list}`).keys()) {
        const figures = title[list].flatMap((entry, index) => {
          const value = entry[name];
          return typeof value === 'number' ? [{ id: entry.id, index, value }] : [];
        });
        const [next, most] = figures.toSorted((a, b) => a.value - b.value).slice(-2);
        if (figures.length < 3 || next === undefined || most === undefined || most.value <= 3 * next.value) continue;
        yield {
          at: `/${list}/${most.index}/${name}`,
          says: { id: most.id, name, value: most.value, next: next.value },
        };
      }
    }
  },
});
