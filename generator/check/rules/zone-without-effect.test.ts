import { ruleCases } from '../../../test/support/rule-cases.ts';
import { zoneWithoutEffect } from './zone-without-effect.ts';

ruleCases(zoneWithoutEffect, {
  invalid: [{ patch: zoneWithoutEffect.bad, at: ['/market/zones/low'], says: /"low"/ }],
});
