import { ruleCases } from '../../../test/support/rule-cases.ts';
import { presidentShareSmall } from './president-share-small.ts';

ruleCases(presidentShareSmall, {
  invalid: [{ patch: presidentShareSmall.bad, at: ['/corporations/0/shares'], says: /10 percent, another one 20/ }],
});
