import { ruleCases } from '../../../test/support/rule-cases.ts';
import { phaseColorsShrink } from './phase-colors-shrink.ts';

ruleCases(phaseColorsShrink, {
  invalid: [{ patch: phaseColorsShrink.bad, at: ['/phases/2/tiles'], says: /"green" any more.*"3"/ }],
});
