import { ruleCases } from '../../../test/support/rule-cases.ts';
import { pathRepeated } from './path-repeated.ts';

ruleCases(pathRepeated, {
  valid: [
    {
      map: {
        hexes: {
          C1: {
            paths: [
              { from: 3, to: 's0' },
              { from: 3, to: 's0', track: 'narrow' },
            ],
          },
        },
      },
    },
  ],
  invalid: [{ patch: pathRepeated.bad, at: ['/map/hexes/C1/paths/1'], says: /"s0" and 3/ }],
});
