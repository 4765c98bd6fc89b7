import { ruleCases } from '../../../test/support/rule-cases.ts';
import { marketHole } from './market-hole.ts';

ruleCases(marketHole, {
  valid: [{ market: { rows: [[null, 70, { price: 82, zones: ['par'] }, { price: 90, zones: ['low'] }]] } }],
  invalid: [{ patch: marketHole.bad, at: ['/market/rows/0/2'], says: /Row 1.*column 3/ }],
});
