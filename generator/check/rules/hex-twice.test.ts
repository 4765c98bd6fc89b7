import { ruleCases } from '../../../test/support/rule-cases.ts';
import { hexTwice } from './hex-twice.ts';

ruleCases(hexTwice, {
  invalid: [{ patch: hexTwice.bad, at: ['/map/hexes/A05'], says: /"A05" and "A5"/ }],
});
