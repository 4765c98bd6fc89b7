import { ruleCases } from '../../../test/support/rule-cases.ts';
import { endReasonWithoutMechanic } from './end-reason-without-mechanic.ts';

ruleCases(endReasonWithoutMechanic, {
  invalid: [{ patch: endReasonWithoutMechanic.bad, at: ['/policies/gameEnd/0/reason'], says: /sample-helper/ }],
});
