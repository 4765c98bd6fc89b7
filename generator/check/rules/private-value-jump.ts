import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

/** The steepest step of any title we know is less than to three times as much. */
const TIMES = 4;

export const privateValueJump = defineRule({
  code: 'private-value-jump',
  family: 'arithmetic',
  severity: 'warning',
  summary: `A private company is worth more than ${TIMES} times as much as the next cheaper one.`,
  why: 'Perhaps a digit is too many, or one is missing in the other value.',
  bad: { privates: [{ id: 'MC', value: 600, revenue: 60 }] },
  good: { privates: [{ id: 'MC', value: 70 }] },
  message: ({ id, value, before, less }: { id: string; value: number; before: string; less: number }) => ({
    message: `${quote(id)} is worth ${value}, the next cheaper one, ${quote(before)}, only ${less}.`,
    hint: 'Look at both values.',
  }),
  *check({ title }) {
    const sorted = title.privates
      .map(({ id, value }, index) => ({ id, value, index }))
      .toSorted((a, b) => a.value - b.value);
    for (const [place, { id, value, index }] of sorted.entries()) {
      const before = sorted[place - 1];
      if (before === undefined || before.value === 0 || value <= TIMES * before.value) continue;
      yield { at: `/privates/${index}/value`, says: { id, value, before: before.id, less: before.value } };
    }
  },
});
