import { ruleCases } from '../../../test/support/rule-cases.ts';
import { parCellCloses } from './par-cell-closes.ts';

ruleCases(parCellCloses, {
  invalid: [
    {
      patch: parCellCloses.bad,
      at: ['/market/rows/0/3', '/market/rows/1/3', '/market/rows/2/3', '/market/rows/3/3'],
      says: /82.*closes the corporation/,
    },
  ],
});
