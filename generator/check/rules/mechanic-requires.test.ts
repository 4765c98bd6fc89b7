import { ruleCases } from '../../../test/support/rule-cases.ts';
import { mechanicRequires } from './mechanic-requires.ts';

ruleCases(mechanicRequires, {
  invalid: [{ patch: mechanicRequires.bad, at: ['/mechanics/0'], says: /"sample-helper"/ }],
});
