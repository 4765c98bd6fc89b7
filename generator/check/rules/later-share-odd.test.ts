import { ruleCases } from '../../../test/support/rule-cases.ts';
import { laterShareOdd } from './later-share-odd.ts';

ruleCases(laterShareOdd, {
  valid: [{ corporations: [{ id: 'NR', issuedLater: { firstIndex: 9, shares: [10, 20] } }] }],
  invalid: [
    { patch: laterShareOdd.bad, at: ['/corporations/0/issuedLater/shares/2'], says: /50 percent, every other one 5/ },
  ],
});
