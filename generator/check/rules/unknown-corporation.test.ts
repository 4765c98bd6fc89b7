import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownCorporation } from './unknown-corporation.ts';

ruleCases(unknownCorporation, {
  invalid: [
    { patch: unknownCorporation.bad, at: ['/mechanics/0/corporation'], says: /"XX"/ },
    {
      patch: {
        mechanics: [{ id: 'exchange' }],
        privates: [{ id: 'HC', abilities: [{ type: 'exchange', corporations: ['NRR'], from: ['ipo'] }] }],
      },
      at: ['/privates/0/abilities/0/corporations/0'],
      says: /Did you mean "NR"/,
      instead: 'NR',
    },
  ],
});
