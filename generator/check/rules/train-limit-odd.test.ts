import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainLimitOdd } from './train-limit-odd.ts';

ruleCases(trainLimitOdd, {
  invalid: [
    { patch: trainLimitOdd.bad, at: ['/phases/0/trainLimit'], says: /40/ },
    { patch: { phases: [{ id: '6', trainLimit: 0 }] }, at: ['/phases/4/trainLimit'] },
  ],
});
