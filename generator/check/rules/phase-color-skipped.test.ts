import { ruleCases } from '../../../test/support/rule-cases.ts';
import { phaseColorSkipped } from './phase-color-skipped.ts';

ruleCases(phaseColorSkipped, {
  invalid: [{ patch: phaseColorSkipped.bad, at: ['/phases/0/tiles'], says: /brown tiles, but no green/ }],
});
