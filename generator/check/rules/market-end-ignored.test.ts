import { ruleCases } from '../../../test/support/rule-cases.ts';
import { marketEndIgnored } from './market-end-ignored.ts';

ruleCases(marketEndIgnored, {
  invalid: [{ patch: marketEndIgnored.bad, at: ['/market/zones/low/endsGame'], says: /"low"/ }],
});
