import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownHex } from './unknown-hex.ts';

ruleCases(unknownHex, {
  invalid: [
    { patch: unknownHex.bad, at: ['/corporations/0/home/hex'], says: /Did you mean "A3"/, instead: 'A3' },
    {
      patch: { privates: [{ id: 'MC', abilities: [{ type: 'blocks_hexes', hexes: ['B6', 'Z99'] }] }] },
      at: ['/privates/1/abilities/0/hexes/1'],
      says: /"Z99"/,
    },
  ],
});
