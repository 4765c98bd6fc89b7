import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const privateOrder = defineRule({
  code: 'private-order',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'Private companies do not stand in the order of their value.',
  why: 'They are sold from the cheapest up; a figure that falls out of the order is probably wrong.',
  bad: { privates: [{ id: 'HC', value: 200 }] },
  good: { privates: [{ id: 'HC', value: 40 }] },
  message: ({ id, value, before, least }: { id: string; value: number; before: string; least: number }) => ({
    message: `${quote(id)} is worth ${value}, less than ${quote(before)} before it with ${least}.`,
    hint: 'Look at both figures, or change the order.',
  }),
  *check({ title }) {
    for (const [index, { id, value }] of title.privates.entries()) {
      const before = title.privates[index - 1];
      if (before !== undefined && value < before.value) {
        yield { at: `/privates/${index}/value`, says: { id, value, before: before.id, least: before.value } };
      }
    }
  },
});
