import { ruleCases } from '../../../test/support/rule-cases.ts';
import { borderOneSided } from './border-one-sided.ts';

ruleCases(borderOneSided, {
  valid: [{ map: { hexes: { A5: { borders: [{ edge: 1 }] } } } }],
  invalid: [
    { patch: borderOneSided.bad, at: ['/map/hexes/A5/borders/0'], says: /edge 1.*"A3".*edge 4.*no border/ },
    {
      patch: {
        map: {
          hexes: {
            A5: { borders: [{ edge: 1, type: 'water', cost: 40 }] },
            A3: { borders: [{ edge: 4, type: 'water', cost: 20 }] },
          },
        },
      },
      at: ['/map/hexes/A3/borders/0', '/map/hexes/A5/borders/0'],
      says: /costs 20.*costs 40/,
    },
  ],
});
