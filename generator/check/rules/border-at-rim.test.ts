import { ruleCases } from '../../../test/support/rule-cases.ts';
import { borderAtRim } from './border-at-rim.ts';

ruleCases(borderAtRim, {
  valid: [{ map: { hexes: { B2: { borders: [{ edge: 4 }] } } } }],
  invalid: [{ patch: borderAtRim.bad, at: ['/map/hexes/A3/borders/0'], says: /edge 2/ }],
});
