import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainReachOdd } from './train-reach-odd.ts';

ruleCases(trainReachOdd, {
  valid: [{ trains: [{ id: '6', distance: 999 }] }],
  invalid: [{ patch: trainReachOdd.bad, at: ['/trains/2/distance'], says: /40 paying stops/ }],
});
