import { ruleCases } from '../../../test/support/rule-cases.ts';
import { terrainOdd } from './terrain-odd.ts';

ruleCases(terrainOdd, {
  invalid: [
    { patch: terrainOdd.bad, at: ['/map/hexes/B6/terrain/0/cost'], says: /600.*40/ },
    {
      patch: { map: { hexes: { B6: { terrain: [{ cost: 6 }] } } } },
      at: ['/map/hexes/C3/terrain/0/cost'],
      says: /40.*6/,
    },
  ],
});
