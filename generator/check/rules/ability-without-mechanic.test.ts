import { ruleCases } from '../../../test/support/rule-cases.ts';
import { abilityWithoutMechanic } from './ability-without-mechanic.ts';

ruleCases(abilityWithoutMechanic, {
  valid: [{ privates: [{ id: 'HC', abilities: [{ type: 'no_buy' }] }] }],
  invalid: [{ patch: abilityWithoutMechanic.bad, at: ['/privates/0/abilities/0/type'], says: /terrain-discount/ }],
});
