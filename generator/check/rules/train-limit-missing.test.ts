import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainLimitMissing } from './train-limit-missing.ts';

ruleCases(trainLimitMissing, {
  invalid: [{ patch: trainLimitMissing.bad, at: ['/phases/0/trainLimit'], says: /"corporation", which "WR"/ }],
});
