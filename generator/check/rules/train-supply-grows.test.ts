import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainSupplyGrows } from './train-supply-grows.ts';

ruleCases(trainSupplyGrows, {
  invalid: [{ patch: trainSupplyGrows.bad, at: ['/trains/1/count'], says: /3 of train "4", but 1 of "3"/ }],
});
