import { ruleCases } from '../../../test/support/rule-cases.ts';
import { phaseOrder } from './phase-order.ts';

ruleCases(phaseOrder, {
  invalid: [{ patch: phaseOrder.bad, at: ['/phases/2/on'], says: /"3".*"4"/ }],
});
