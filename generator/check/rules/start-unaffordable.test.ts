import { ruleCases } from '../../../test/support/rule-cases.ts';
import { startUnaffordable } from './start-unaffordable.ts';

ruleCases(startUnaffordable, {
  valid: [{ players: { 4: { cash: 132 } } }],
  invalid: [{ patch: startUnaffordable.bad, at: ['/players/4/cash'], says: /100.*132/ }],
});
