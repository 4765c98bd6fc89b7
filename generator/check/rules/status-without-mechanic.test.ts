import { ruleCases } from '../../../test/support/rule-cases.ts';
import { statusWithoutMechanic } from './status-without-mechanic.ts';

ruleCases(statusWithoutMechanic, {
  invalid: [{ patch: statusWithoutMechanic.bad, at: ['/phases/2/status/0'], says: /limited-zone/ }],
});
