import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownTerrain } from './unknown-terrain.ts';

ruleCases(unknownTerrain, {
  invalid: [
    {
      patch: unknownTerrain.bad,
      at: ['/privates/0/abilities/0/terrain'],
      says: /Did you mean "mountain"/,
      instead: 'mountain',
    },
  ],
});
