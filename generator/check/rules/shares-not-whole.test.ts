import { ruleCases } from '../../../test/support/rule-cases.ts';
import { sharesNotWhole } from './shares-not-whole.ts';

ruleCases(sharesNotWhole, {
  valid: [
    {
      corporations: [
        { id: 'ER', shares: [20, 10, 10, 10, 10, 10, 10, 10, 10], issuedLater: { firstIndex: 9, shares: [10] } },
      ],
    },
  ],
  invalid: [
    { patch: sharesNotWhole.bad, at: ['/corporations/0/shares'], says: /50 percent: 20 \+ 10/ },
    {
      patch: { corporations: [{ id: 'ER', shares: [60, 20, 20, 20] }] },
      at: ['/corporations/1/shares'],
      says: /20 percent are too many/,
    },
  ],
});
