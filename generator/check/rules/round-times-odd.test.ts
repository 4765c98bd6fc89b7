import { ruleCases } from '../../../test/support/rule-cases.ts';
import { roundTimesOdd } from './round-times-odd.ts';

ruleCases(roundTimesOdd, {
  invalid: [
    { patch: roundTimesOdd.bad, at: ['/rounds/cycle/1'], says: /fixed number/ },
    {
      patch: {
        rounds: {
          cycle: [
            { round: 'stock', times: 'phase' },
            { round: 'operating', times: 'phase' },
          ],
        },
      },
      at: ['/rounds/cycle/0/times'],
      says: /no operating round/,
    },
  ],
});
