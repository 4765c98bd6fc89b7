import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tileColorOdd } from './tile-color-odd.ts';

ruleCases(tileColorOdd, {
  invalid: [
    { patch: tileColorOdd.bad, at: ['/tiles/definitions/X1/color'], says: /white/ },
    {
      patch: { tiles: { manifest: { X1: 1 }, definitions: { X1: { color: 'red', exits: [0] } } } },
      at: ['/tiles/definitions/X1/color'],
      says: /red/,
    },
  ],
});
