import { ruleCases } from '../../../test/support/rule-cases.ts';
import { endReasonRepeated } from './end-reason-repeated.ts';

ruleCases(endReasonRepeated, {
  invalid: [{ patch: endReasonRepeated.bad, at: ['/policies/gameEnd/1'], says: /"bank"/ }],
});
