import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownKind } from './unknown-kind.ts';

ruleCases(unknownKind, {
  valid: [
    {
      minors: [{ id: 'M1', name: 'Mine Line', tokens: [0] }],
      phases: [{ id: '2', trainLimit: { corporation: 4, minor: 2 } }],
    },
  ],
  invalid: [{ patch: unknownKind.bad, at: ['/phases/0/trainLimit/minr'], says: /"minr"/ }],
});
