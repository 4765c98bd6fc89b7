import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tileStopUnconnected } from './tile-stop-unconnected.ts';

ruleCases(tileStopUnconnected, {
  invalid: [{ patch: tileStopUnconnected.bad, at: ['/tiles/definitions/X1'], says: /town "s1"/ }],
});
