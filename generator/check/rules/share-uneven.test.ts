import { ruleCases } from '../../../test/support/rule-cases.ts';
import { shareUneven } from './share-uneven.ts';

ruleCases(shareUneven, {
  invalid: [
    {
      patch: shareUneven.bad,
      at: ['/corporations/0/shares/0', '/corporations/0/shares/7'],
      says: /25 percent.*share of 10/,
    },
  ],
});
