import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tileNeverLaid } from './tile-never-laid.ts';

ruleCases(tileNeverLaid, {
  valid: [
    {
      tiles: {
        manifest: { X1: 1 },
        definitions: { X1: { color: 'green', label: 'OO', city: 40, exits: [0], onlyByAbility: true } },
      },
    },
  ],
  invalid: [{ patch: tileNeverLaid.bad, at: ['/tiles/manifest/59'], says: /marked OO/ }],
});
