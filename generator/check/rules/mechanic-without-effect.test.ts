import { ruleCases } from '../../../test/support/rule-cases.ts';
import { mechanicWithoutEffect } from './mechanic-without-effect.ts';

ruleCases(mechanicWithoutEffect, {
  valid: [{ mechanics: [{ id: 'train-export' }] }],
  invalid: [{ patch: mechanicWithoutEffect.bad, at: ['/mechanics/0'], says: /"tile_discount"/ }],
});
