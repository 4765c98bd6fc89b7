import { ruleCases } from '../../../test/support/rule-cases.ts';
import { roundUnused } from './round-unused.ts';

ruleCases(roundUnused, {
  invalid: [{ patch: roundUnused.bad, at: ['/rounds/definitions/0'], says: /"auction"/ }],
});
