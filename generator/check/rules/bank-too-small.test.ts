import { ruleCases } from '../../../test/support/rule-cases.ts';
import { bankTooSmall } from './bank-too-small.ts';

ruleCases(bankTooSmall, {
  valid: [{ bank: 'unlimited' }],
  invalid: [
    { patch: bankTooSmall.bad, at: ['/players/2/cash', '/players/3/cash', '/players/4/cash'], says: /1000/ },
    { patch: { players: { 4: { cash: 1000 } } }, at: ['/players/4/cash'], says: /4 players start with 4000/ },
  ],
});
