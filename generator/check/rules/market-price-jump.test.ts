import { ruleCases } from '../../../test/support/rule-cases.ts';
import { marketPriceJump } from './market-price-jump.ts';

ruleCases(marketPriceJump, {
  invalid: [{ patch: marketPriceJump.bad, at: ['/market/rows/0/3'], says: /820.*80/ }],
});
