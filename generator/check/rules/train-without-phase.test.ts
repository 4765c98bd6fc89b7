import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainWithoutPhase } from './train-without-phase.ts';

ruleCases(trainWithoutPhase, {
  invalid: [{ patch: trainWithoutPhase.bad, at: ['/trains/3'], says: /train "5"/ }],
});
