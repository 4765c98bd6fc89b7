import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tileFormsMixed } from './tile-forms-mixed.ts';

ruleCases(tileFormsMixed, {
  invalid: [
    { patch: tileFormsMixed.bad, at: ['/map/hexes/B4/town'], says: /"city" and "town"/ },
    { patch: { map: { hexes: { B4: { slots: 2 } } } }, at: ['/map/hexes/B4/slots'] },
    {
      patch: {
        map: {
          hexes: {
            B4: {
              $replace: {
                exits: [0],
                stops: [
                  { kind: 'town', revenue: 0 },
                  { kind: 'town', revenue: 0 },
                ],
              },
            },
          },
        },
      },
      at: ['/map/hexes/B4/exits'],
      says: /all stops but the first/,
    },
  ],
});
