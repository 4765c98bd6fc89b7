import { ruleCases } from '../../../test/support/rule-cases.ts';
import { phaseUnreached } from './phase-unreached.ts';

ruleCases(phaseUnreached, {
  invalid: [{ patch: phaseUnreached.bad, at: ['/phases/2'], says: /Phase "4" never begins/ }],
});
