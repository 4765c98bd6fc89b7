import { ruleCases } from '../../../test/support/rule-cases.ts';
import { roundWithoutStep } from './round-without-step.ts';

ruleCases(roundWithoutStep, {
  invalid: [{ patch: roundWithoutStep.bad, at: ['/rounds/definitions/0/steps'], says: /"auction"/ }],
});
