import { ruleCases } from '../../../test/support/rule-cases.ts';
import { definitionUnused } from './definition-unused.ts';

ruleCases(definitionUnused, {
  valid: [
    {
      tiles: { definitions: { X1: { color: 'green', city: 40, exits: [0, 1] } } },
      variants: { short_game: { patch: { tiles: { manifest: { X1: 1 } } } } },
    },
  ],
  invalid: [{ patch: definitionUnused.bad, at: ['/tiles/definitions/X1'], says: /"X1"/ }],
});
