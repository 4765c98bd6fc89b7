import { ruleCases } from '../../../test/support/rule-cases.ts';
import { startingCashGrows } from './starting-cash-grows.ts';

ruleCases(startingCashGrows, {
  valid: [{ players: { 3: { cash: 600 } } }],
  invalid: [{ patch: startingCashGrows.bad, at: ['/players/3/cash'], says: /4000.*600/ }],
});
