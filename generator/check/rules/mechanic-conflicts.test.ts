import { ruleCases } from '../../../test/support/rule-cases.ts';
import { mechanicConflicts } from './mechanic-conflicts.ts';

ruleCases(mechanicConflicts, {
  invalid: [{ patch: mechanicConflicts.bad, at: ['/mechanics/1'], says: /"sample-rival" and "sample-helper"/ }],
});
