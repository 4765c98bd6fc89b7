import { ruleCases } from '../../../test/support/rule-cases.ts';
import { firstPhaseWaits } from './first-phase-waits.ts';

ruleCases(firstPhaseWaits, {
  invalid: [{ patch: firstPhaseWaits.bad, at: ['/phases/0/on'], says: /train "3"/ }],
});
