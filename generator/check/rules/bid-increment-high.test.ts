import { ruleCases } from '../../../test/support/rule-cases.ts';
import { bidIncrementHigh } from './bid-increment-high.ts';

ruleCases(bidIncrementHigh, {
  valid: [
    {
      privates: [{ id: 'HC', value: 0 }],
      rounds: { definitions: [{ id: 'auction', steps: [{ id: 'waterfall-auction', increment: 30 }] }] },
    },
  ],
  invalid: [
    { patch: bidIncrementHigh.bad, at: ['/rounds/definitions/0/steps/0/increment'], says: /raised by 50.*worth 20/ },
  ],
});
