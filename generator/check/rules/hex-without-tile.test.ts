import { ruleCases } from '../../../test/support/rule-cases.ts';
import { hexWithoutTile } from './hex-without-tile.ts';

ruleCases(hexWithoutTile, {
  valid: [{ tiles: { manifest: { 3: null, 4: null } } }],
  invalid: [
    { patch: hexWithoutTile.bad, at: ['/map/hexes/A3'], says: /No yellow tile.*a city marked N/ },
    {
      patch: { tiles: { manifest: { 14: null, 15: null } } },
      at: ['/map/hexes/A3', '/map/hexes/A7', '/map/hexes/C3', '/map/hexes/C7'],
      says: /No green tile/,
    },
    {
      patch: { tiles: { manifest: { 3: null, 4: null, 58: null } } },
      at: ['/map/hexes/B4', '/map/hexes/D4'],
      says: /No yellow tile.*a town/,
    },
  ],
});
