import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privatesNeverSold } from './privates-never-sold.ts';

ruleCases(privatesNeverSold, {
  invalid: [{ patch: privatesNeverSold.bad, at: ['/rounds/opening'], says: /None of the 2/ }],
});
