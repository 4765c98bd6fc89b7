import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('cash-crisis', checks, {
  'nobody-charged': {
    at: ['/mechanics/0'],
    says: /No mechanic of the title/,
  },
});
