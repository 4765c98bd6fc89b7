import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('forced-repayment', checks, {
  'value-differs': {
    at: ['/mechanics/1/value'],
    says: /110.*100.*"company-loans"/,
  },
  'no-loans': {
    at: ['/mechanics/0'],
    says: /No mechanic of the title/,
  },
  'after-no-turn': {
    at: ['/mechanics/1/after'],
    says: /"trade-shares"/,
  },
});
