import { ruleCases } from '../../../test/support/rule-cases.ts';
import { marketPriceFalls } from './market-price-falls.ts';

ruleCases(marketPriceFalls, {
  invalid: [
    { patch: marketPriceFalls.bad, at: ['/market/rows/0/2'], says: /70 stands to the right of 80/ },
    {
      patch: { market: { rows: [[60, { price: 70, zones: ['par'] }], [{ price: 65, zones: ['low'] }]] } },
      at: ['/market/rows/1/0'],
      says: /65 stands below 60/,
    },
  ],
});
