import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tokenPriceDiffers } from './token-price-differs.ts';

ruleCases(tokenPriceDiffers, {
  valid: [
    {
      corporations: [
        { id: 'NR', tokens: [0, 60] },
        { id: 'ER', tokens: [0, 60] },
      ],
    },
  ],
  invalid: [{ patch: tokenPriceDiffers.bad, at: ['/corporations/0/tokens/1'], says: /400.*40/ }],
});
