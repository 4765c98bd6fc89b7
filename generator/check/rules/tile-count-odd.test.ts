import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tileCountOdd } from './tile-count-odd.ts';

ruleCases(tileCountOdd, {
  valid: [{ tiles: { manifest: { 58: 'unlimited', 57: 6 } } }],
  invalid: [
    { patch: tileCountOdd.bad, at: ['/tiles/manifest/58'], says: /20 of tile "58", for 2 hexes/ },
    { patch: { tiles: { manifest: { 57: 7 } } }, at: ['/tiles/manifest/57'], says: /for 4 hexes/ },
  ],
});
