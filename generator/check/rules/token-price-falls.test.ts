import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tokenPriceFalls } from './token-price-falls.ts';

ruleCases(tokenPriceFalls, {
  invalid: [
    { patch: tokenPriceFalls.bad, at: ['/corporations/0/tokens/1'], says: /Token 2.*costs 0, the one before it 40/ },
  ],
});
