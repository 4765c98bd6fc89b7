import { ruleCases } from '../../../test/support/rule-cases.ts';
import { marketPriceZero } from './market-price-zero.ts';

ruleCases(marketPriceZero, {
  invalid: [{ patch: marketPriceZero.bad, at: ['/market/rows/0/0'], says: /closes/ }],
});
