import { ruleCases } from '../../../test/support/rule-cases.ts';
import { endReasonImpossible } from './end-reason-impossible.ts';

ruleCases(endReasonImpossible, {
  invalid: [
    { patch: endReasonImpossible.bad, at: ['/policies/gameEnd/0/reason'], says: /no bankruptcy/ },
    { patch: { bank: 'unlimited' }, at: ['/policies/gameEnd/1/reason'], says: /money without end/ },
  ],
});
