import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tileSameTwice } from './tile-same-twice.ts';

ruleCases(tileSameTwice, {
  valid: [{ tiles: { manifest: { X57: 1 }, definitions: { X57: { color: 'yellow', city: 30, exits: [0, 3] } } } }],
  invalid: [
    { patch: tileSameTwice.bad, at: ['/tiles/definitions/X9'], says: /the same as "9"/ },
    {
      patch: {
        tiles: {
          manifest: { X57: 1 },
          definitions: {
            X57: {
              color: 'yellow',
              stops: [{ kind: 'city', revenue: 20 }],
              paths: [
                { from: 's0', to: 1 },
                { from: 4, to: 's0' },
              ],
            },
          },
        },
      },
      at: ['/tiles/definitions/X57'],
      says: /the same as "57"/,
    },
  ],
});
