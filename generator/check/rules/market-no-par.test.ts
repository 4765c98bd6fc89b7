import { ruleCases } from '../../../test/support/rule-cases.ts';
import { marketNoPar } from './market-no-par.ts';

ruleCases(marketNoPar, {
  invalid: [
    { patch: marketNoPar.bad, at: ['/market/zones'], says: /"par": true/ },
    { patch: { market: { rows: [[60, { price: 82, zones: ['low'] }]] } }, at: ['/market/zones'] },
  ],
});
