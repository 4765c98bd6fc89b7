import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('company-trading', checks, {
  'nothing-to-trade': {
    at: ['/mechanics/0'],
    says: /No private company of the/,
  },
});
