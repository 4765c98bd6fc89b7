import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tokenPriceJump } from './token-price-jump.ts';

ruleCases(tokenPriceJump, {
  valid: [{ corporations: [{ id: 'NR', tokens: [0, 100, 400] }] }],
  invalid: [
    {
      patch: tokenPriceJump.bad,
      at: ['/corporations/0/tokens/2'],
      says: /Token 3 of "NR" costs 400, the one before it 40/,
    },
  ],
});
