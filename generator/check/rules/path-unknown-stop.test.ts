import { ruleCases } from '../../../test/support/rule-cases.ts';
import { pathUnknownStop } from './path-unknown-stop.ts';

ruleCases(pathUnknownStop, {
  valid: [{ map: { hexes: { A3: { paths: [{ from: 0, to: 's0' }] } } } }],
  invalid: [
    { patch: pathUnknownStop.bad, at: ['/map/hexes/C1/paths/0/to'], says: /"s1".*one, "s0"/ },
    {
      patch: { map: { hexes: { C5: { color: 'gray', paths: [{ from: 1, to: 's0' }] } } } },
      at: ['/map/hexes/C5/paths/0/to'],
      says: /the tile has none/,
    },
  ],
});
