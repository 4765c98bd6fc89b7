import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownGauge } from './unknown-gauge.ts';

ruleCases(unknownGauge, {
  invalid: [{ patch: unknownGauge.bad, at: ['/mechanics/0/added/0/gauge'], says: /"narow"/ }],
});
