import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownStep } from './unknown-step.ts';

ruleCases(unknownStep, {
  invalid: [
    { patch: unknownStep.bad, at: ['/mechanics/0/after'], says: /Did you mean "buy-train"/, instead: 'buy-train' },
  ],
});
