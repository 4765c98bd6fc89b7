import { ruleCases } from '../../../test/support/rule-cases.ts';
import { bankEndMissing } from './bank-end-missing.ts';

ruleCases(bankEndMissing, {
  invalid: [{ patch: bankEndMissing.bad, at: ['/policies/gameEnd'], says: /4000/ }],
});
