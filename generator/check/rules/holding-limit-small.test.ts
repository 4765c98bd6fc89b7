import { ruleCases } from '../../../test/support/rule-cases.ts';
import { holdingLimitSmall } from './holding-limit-small.ts';

ruleCases(holdingLimitSmall, {
  invalid: [
    { patch: holdingLimitSmall.bad, at: ['/policies/holding/limit'], says: /10 percent of "NR".*20/ },
    { patch: { corporations: [{ id: 'SR', holdingLimit: 15 }] }, at: ['/corporations/2/holdingLimit'], says: /"SR"/ },
  ],
});
