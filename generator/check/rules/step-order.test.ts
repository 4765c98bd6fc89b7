import { ruleCases } from '../../../test/support/rule-cases.ts';
import { stepOrder } from './step-order.ts';

ruleCases(stepOrder, {
  invalid: [
    { patch: stepOrder.bad, at: ['/rounds/definitions/2/steps/5'], says: /"route" comes after "dividend"/ },
    {
      patch: { rounds: { definitions: [{ id: 'operating', steps: [{ id: 'token', $before: 'track' }] }] } },
      at: ['/rounds/definitions/2/steps/3'],
      says: /"track" comes after "token"/,
    },
  ],
});
