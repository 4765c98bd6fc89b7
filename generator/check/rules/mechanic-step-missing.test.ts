import { ruleCases } from '../../../test/support/rule-cases.ts';
import { mechanicStepMissing } from './mechanic-step-missing.ts';

ruleCases(mechanicStepMissing, {
  invalid: [{ patch: mechanicStepMissing.bad, at: ['/mechanics/0'], says: /"exchange"/ }],
});
