import { ruleCases } from '../../../test/support/rule-cases.ts';
import { roundKindWithoutMechanic } from './round-kind-without-mechanic.ts';

ruleCases(roundKindWithoutMechanic, {
  invalid: [{ patch: roundKindWithoutMechanic.bad, at: ['/rounds/definitions/2/kind'], says: /sample-helper/ }],
});
