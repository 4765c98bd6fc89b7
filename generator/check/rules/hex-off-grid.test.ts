import { ruleCases } from '../../../test/support/rule-cases.ts';
import { hexOffGrid } from './hex-off-grid.ts';

ruleCases(hexOffGrid, {
  invalid: [{ patch: hexOffGrid.bad, at: ['/map/hexes/A4'], says: /"A4".*"A3"/ }],
});
