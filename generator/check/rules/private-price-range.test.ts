import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privatePriceRange } from './private-price-range.ts';

ruleCases(privatePriceRange, {
  invalid: [
    { patch: privatePriceRange.bad, at: ['/privates/0/minPrice'], says: /50 at least and 40/ },
    { patch: { policies: { privates: { minimumPercent: 300 } } }, at: ['/policies/privates/minimumPercent'] },
    { patch: { privates: [{ id: 'HC', maxPrice: 5 }] }, at: ['/privates/0/maxPrice'] },
  ],
});
