import { ruleCases } from '../../../test/support/rule-cases.ts';
import { operatingRoundsFall } from './operating-rounds-fall.ts';

ruleCases(operatingRoundsFall, {
  invalid: [{ patch: operatingRoundsFall.bad, at: ['/phases/3/operatingRounds'], says: /1 operating rounds.*2/ }],
});
