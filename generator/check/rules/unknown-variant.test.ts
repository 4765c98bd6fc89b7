import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownVariant } from './unknown-variant.ts';

ruleCases(unknownVariant, {
  invalid: [{ patch: unknownVariant.bad, at: ['/variants/short_game/conflicts/0'], says: /"long_game"/ }],
});
