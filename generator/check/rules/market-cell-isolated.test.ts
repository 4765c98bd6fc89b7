import { ruleCases } from '../../../test/support/rule-cases.ts';
import { marketCellIsolated } from './market-cell-isolated.ts';

ruleCases(marketCellIsolated, {
  invalid: [{ patch: marketCellIsolated.bad, at: ['/market/rows/0/0'], says: /60/ }],
});
