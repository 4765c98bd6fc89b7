import { ruleCases } from '../../../test/support/rule-cases.ts';
import { roundMissing } from './round-missing.ts';

ruleCases(roundMissing, {
  invalid: [
    { patch: roundMissing.bad, at: ['/rounds/cycle'], says: /operating round/ },
    {
      patch: { rounds: { cycle: [{ round: 'operating', times: 'phase' }] } },
      at: ['/rounds/cycle'],
      says: /stock round/,
    },
  ],
});
