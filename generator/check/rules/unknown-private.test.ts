import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownPrivate } from './unknown-private.ts';

ruleCases(unknownPrivate, {
  invalid: [
    { patch: unknownPrivate.bad, at: ['/mechanics/0/rights/0/private'], says: /Did you mean "HC"/, instead: 'HC' },
  ],
});
