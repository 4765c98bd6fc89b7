import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const privateRevenueHigh = defineRule({
  code: 'private-revenue-high',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'A private company pays back half of its value or more in one operating round.',
  why: 'They pay 10 to 40 percent of their value; perhaps a digit is too many.',
  bad: { privates: [{ id: 'HC', revenue: 50 }] },
  good: { privates: [{ id: 'HC', revenue: 5 }] },
  message: ({ id, value, revenue }: { id: string; value: number; revenue: number }) => ({
    message: `${quote(id)} is worth ${value} and pays ${revenue} each operating round.`,
    hint: 'Look at both figures.',
  }),
  *check({ title }) {
    for (const [index, { id, value, revenue }] of title.privates.entries()) {
      if (revenue > 0 && revenue * 2 >= value) yield { at: `/privates/${index}/revenue`, says: { id, value, revenue } };
    }
  },
});
