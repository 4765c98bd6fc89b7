import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownTrain } from './unknown-train.ts';

ruleCases(unknownTrain, {
  valid: [{ phases: [{ id: '4', on: '4-2' }] }],
  invalid: [
    { patch: unknownTrain.bad, at: ['/trains/0/rustsOn'], says: /Did you mean "4"/, instead: '4' },
    { patch: { phases: [{ id: '4', on: '4-3' }] }, at: ['/phases/2/on'], says: /"4-3"/ },
  ],
});
