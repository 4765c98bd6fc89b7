import { ruleCases } from '../../../test/support/rule-cases.ts';
import { attributeOdd } from './attribute-odd.ts';

ruleCases(attributeOdd, {
  valid: [
    {
      mechanics: [{ id: 'token-fee' }],
      corporations: [
        { id: 'NR', tokenFee: 400 },
        { id: 'ER', tokenFee: 40 },
      ],
    },
  ],
  invalid: [
    {
      patch: attributeOdd.bad,
      at: ['/corporations/0/tokenFee'],
      says: /"tokenFee" of "NR" is 400; the next largest is 60/,
    },
  ],
});
