import { ruleCases } from '../../../test/support/rule-cases.ts';
import { homesShared } from './homes-shared.ts';

ruleCases(homesShared, {
  invalid: [{ patch: homesShared.bad, at: ['/corporations/1/home/hex'], says: /"ER" and "NR"/ }],
});
