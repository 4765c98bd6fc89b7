import { ruleCases } from '../../../test/support/rule-cases.ts';
import { zoneUnused } from './zone-unused.ts';

ruleCases(zoneUnused, {
  invalid: [{ patch: zoneUnused.bad, at: ['/market/zones/brown'], says: /"brown"/ }],
});
