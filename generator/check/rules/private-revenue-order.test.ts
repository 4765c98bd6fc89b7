import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privateRevenueOrder } from './private-revenue-order.ts';

ruleCases(privateRevenueOrder, {
  valid: [{ privates: [{ id: 'MC', revenue: 0 }] }],
  invalid: [
    { patch: privateRevenueOrder.bad, at: ['/privates/1/revenue'], says: /pays 1, less than the cheaper "HC"/ },
  ],
});
