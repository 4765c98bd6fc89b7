import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownStatus } from './unknown-status.ts';

ruleCases(unknownStatus, {
  invalid: [{ patch: unknownStatus.bad, at: ['/market/zones/low/requiresStatus'], says: /"late"/ }],
});
