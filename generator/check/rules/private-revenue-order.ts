import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const privateRevenueOrder = defineRule({
  code: 'private-revenue-order',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'A private company is worth more than another one and pays less.',
  why: 'Who pays more expects more each round; one of the figures is probably wrong.',
  bad: { privates: [{ id: 'MC', revenue: 1 }] },
  good: { privates: [{ id: 'MC', revenue: 10 }] },
  message: ({ id, revenue, before, more }: { id: string; revenue: number; before: string; more: number }) => ({
    message: `${quote(id)} pays ${revenue}, less than the cheaper ${quote(before)} with ${more}.`,
    hint: 'Look at both figures.',
  }),
  *check({ title }) {
    for (const [index, { id, value, revenue }] of title.privates.entries()) {
      // A company that pays nothing has something else to offer.
      if (revenue === 0) continue;
      const cheaper = title.privates.find((other) => other.value < value && other.revenue > revenue);
      if (cheaper !== undefined)
        yield { at: `/privates/${index}/revenue`, says: { id, revenue, before: cheaper.id, more: cheaper.revenue } };
    }
  },
});
