import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privateRevenueHigh } from './private-revenue-high.ts';

ruleCases(privateRevenueHigh, {
  valid: [
    {
      privates: [
        { id: 'HC', revenue: 9 },
        { id: 'MC', revenue: 29 },
      ],
    },
  ],
  invalid: [{ patch: privateRevenueHigh.bad, at: ['/privates/0/revenue'], says: /worth 20 and pays 50/ }],
});
