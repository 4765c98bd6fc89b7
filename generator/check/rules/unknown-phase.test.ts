import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownPhase } from './unknown-phase.ts';

ruleCases(unknownPhase, {
  valid: [
    {
      privates: [
        {
          id: 'HC',
          abilities: [
            { type: 'close', onPhase: 'never' },
            { type: 'no_buy', remove: 'sold' },
          ],
        },
      ],
    },
  ],
  invalid: [
    { patch: unknownPhase.bad, at: ['/trains/4/availableOn'], says: /"five"/ },
    {
      patch: { privates: [{ id: 'HC', abilities: [{ type: 'close', onPhase: '44' }] }] },
      at: ['/privates/0/abilities/0/onPhase'],
      says: /Did you mean "4"/,
      instead: '4',
    },
  ],
});
