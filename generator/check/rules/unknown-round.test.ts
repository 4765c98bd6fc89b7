import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownRound } from './unknown-round.ts';

ruleCases(unknownRound, {
  invalid: [
    { patch: unknownRound.bad, at: ['/rounds/opening/0'], says: /Did you mean "auction"/, instead: 'auction' },
    {
      patch: { rounds: { cycle: [{ round: 'stock' }, { round: 'operatng', times: 'phase' }] } },
      at: ['/rounds/cycle/1/round'],
      says: /Did you mean "operating"/,
      instead: 'operating',
    },
  ],
});
