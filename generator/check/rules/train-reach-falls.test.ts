import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainReachFalls } from './train-reach-falls.ts';

ruleCases(trainReachFalls, {
  invalid: [{ patch: trainReachFalls.bad, at: ['/trains/2/distance'], says: /2 paying stops, "3" before it 3/ }],
});
