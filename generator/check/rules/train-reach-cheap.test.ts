import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainReachCheap } from './train-reach-cheap.ts';

ruleCases(trainReachCheap, {
  valid: [{ trains: [{ id: '2', price: 700 }] }],
  invalid: [
    {
      patch: trainReachCheap.bad,
      at: ['/trains/4/price'],
      says: /"6" runs further than "5", but costs 450 and not 600/,
    },
  ],
});
