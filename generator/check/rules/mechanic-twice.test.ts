import { ruleCases } from '../../../test/support/rule-cases.ts';
import { mechanicTwice } from './mechanic-twice.ts';

ruleCases(mechanicTwice, {
  invalid: [{ patch: mechanicTwice.bad, at: ['/mechanics/1'], says: /"train-export"/ }],
});
