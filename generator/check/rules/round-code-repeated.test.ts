import { ruleCases } from '../../../test/support/rule-cases.ts';
import { roundCodeRepeated } from './round-code-repeated.ts';

ruleCases(roundCodeRepeated, {
  invalid: [{ patch: roundCodeRepeated.bad, at: ['/rounds/definitions/1/code'], says: /"stock" and "auction"/ }],
});
