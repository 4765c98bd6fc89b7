import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownGroup } from './unknown-group.ts';

ruleCases(unknownGroup, {
  invalid: [{ patch: unknownGroup.bad, at: ['/mechanics/0/group'], says: /"prot"/ }],
});
