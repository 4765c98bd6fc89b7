import { ruleCases } from '../../../test/support/rule-cases.ts';
import { cityPaysLess } from './city-pays-less.ts';

ruleCases(cityPaysLess, {
  invalid: [
    { patch: cityPaysLess.bad, at: ['/tiles/definitions/X63'], says: /pays 4/ },
    {
      patch: {
        tiles: {
          manifest: { X63: 2 },
          definitions: { X63: { color: 'brown', city: 400, slots: 2, exits: [0, 1, 2, 3, 4, 5] } },
        },
      },
      at: ['/tiles/definitions/X63'],
      says: /pays 400/,
    },
  ],
});
