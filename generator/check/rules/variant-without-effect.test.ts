import { ruleCases } from '../../../test/support/rule-cases.ts';
import { variantWithoutEffect } from './variant-without-effect.ts';

ruleCases(variantWithoutEffect, {
  valid: [
    {
      variants: {
        base_game: { name: 'Base', description: 'Nothing.', patch: {} },
        short_game: { requires: ['base_game'] },
      },
    },
  ],
  invalid: [{ patch: variantWithoutEffect.bad, at: ['/variants/short_game'], says: /"short_game"/ }],
});
