import { ruleCases } from '../../../test/support/rule-cases.ts';
import { statusGap } from './status-gap.ts';

ruleCases(statusGap, {
  invalid: [{ patch: statusGap.bad, at: ['/phases/2'], says: /"can_buy_companies".*phase "4"/ }],
});
