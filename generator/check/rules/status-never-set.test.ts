import { ruleCases } from '../../../test/support/rule-cases.ts';
import { statusNeverSet } from './status-never-set.ts';

ruleCases(statusNeverSet, {
  invalid: [{ patch: statusNeverSet.bad, at: ['/mechanics/0'], says: /"blue_zone"/ }],
});
