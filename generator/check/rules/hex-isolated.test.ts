import { ruleCases } from '../../../test/support/rule-cases.ts';
import { hexIsolated } from './hex-isolated.ts';

ruleCases(hexIsolated, {
  invalid: [{ patch: hexIsolated.bad, at: ['/map/hexes/K21'], says: /"K21"/ }],
});
