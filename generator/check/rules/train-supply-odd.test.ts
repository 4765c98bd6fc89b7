import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainSupplyOdd } from './train-supply-odd.ts';

ruleCases(trainSupplyOdd, {
  invalid: [{ patch: trainSupplyOdd.bad, at: ['/trains/0/count'], says: /50.*4 corporations/ }],
});
