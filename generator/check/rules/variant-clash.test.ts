import { ruleCases } from '../../../test/support/rule-cases.ts';
import { variantClash } from './variant-clash.ts';

ruleCases(variantClash, {
  invalid: [
    { patch: variantClash.bad, at: ['/variants/short_game'], says: /"short_game"/ },
    {
      patch: {
        variants: {
          short_game: { requires: ['long_game'] },
          long_game: { name: 'Long', description: 'Larger.', patch: { bank: 5000 }, conflicts: ['short_game'] },
        },
      },
      at: ['/variants/short_game'],
    },
  ],
});
