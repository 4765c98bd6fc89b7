import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const privatePriceRange = defineRule({
  code: 'private-price-range',
  family: 'arithmetic',
  severity: 'error',
  summary: 'The least price at which a corporation may buy a private company is above the highest.',
  why: 'No corporation could ever buy it.',
  bad: { privates: [{ id: 'HC', minPrice: 50, maxPrice: 40 }] },
  good: { privates: [{ id: 'HC', minPrice: 1, maxPrice: 40 }] },
  message: ({ id, least, most }: { id: string; least: number; most: number }) => ({
    message: `${quote(id)} is sold for ${least} at least and ${most} at most.`,
    hint: 'Look at "minPrice" and "maxPrice", or at the percentages of "policies".',
  }),
  *check({ title }) {
    const { minimumPercent, maximumPercent } = title.policies.privates;
    if (minimumPercent > maximumPercent) {
      yield {
        at: '/policies/privates/minimumPercent',
        says: { id: 'policies', least: minimumPercent, most: maximumPercent },
      };
      return;
    }
    for (const [index, company] of title.privates.entries()) {
      const least = company.minPrice ?? Math.ceil((company.value * minimumPercent) / 100);
      const most = company.maxPrice ?? Math.floor((company.value * maximumPercent) / 100);
      if (least <= most) continue;
      const own = company.minPrice !== undefined || company.maxPrice !== undefined;
      const at = own
        ? `/privates/${index}/${company.minPrice === undefined ? 'maxPrice' : 'minPrice'}`
        : '/policies/privates/minimumPercent';
      yield { at, says: { id: company.id, least, most } };
      if (!own) return;
    }
  },
});
