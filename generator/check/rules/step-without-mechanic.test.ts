import { ruleCases } from '../../../test/support/rule-cases.ts';
import { stepWithoutMechanic } from './step-without-mechanic.ts';

ruleCases(stepWithoutMechanic, {
  invalid: [
    { patch: stepWithoutMechanic.bad, at: ['/rounds/definitions/2/steps/9/id'], says: /private-track/ },
    {
      patch: { rounds: { definitions: [{ id: 'stock', steps: [{ id: 'early', use: 'exchange' }] }] } },
      at: ['/rounds/definitions/1/steps/2/use'],
      says: /"exchange"/,
    },
  ],
});
