import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainPriceJump } from './train-price-jump.ts';

ruleCases(trainPriceJump, {
  invalid: [{ patch: trainPriceJump.bad, at: ['/trains/4/price'], says: /6000.*"5", only 450/ }],
});
