import { ruleCases } from '../../../test/support/rule-cases.ts';
import { borderRepeated } from './border-repeated.ts';

ruleCases(borderRepeated, {
  invalid: [{ patch: borderRepeated.bad, at: ['/map/hexes/A5/borders/1'], says: /edge 1/ }],
});
