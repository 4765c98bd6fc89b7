import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trackDeadEnd } from './track-dead-end.ts';

ruleCases(trackDeadEnd, {
  valid: [{ map: { hexes: { C1: { paths: [{ from: 3, to: 's0' }] } } } }],
  invalid: [
    { patch: trackDeadEnd.bad, at: ['/map/hexes/C1/paths/0'], says: /edge 1 leads off the map/ },
    {
      patch: { map: { hexes: { B8: { borders: [{ edge: 1, type: 'impassable' }] } } } },
      at: ['/map/hexes/B8/paths/1'],
      says: /against an impassable border/,
    },
    {
      patch: { map: { hexes: { B6: { color: 'gray', paths: [{ from: 1, to: 2 }] } } } },
      at: ['/map/hexes/B8/paths/1'],
      says: /meets no track in B6/,
    },
  ],
});
