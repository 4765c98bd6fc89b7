import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('certificate-limit-by-company-count', checks, {
  'players-missing': {
    at: ['/mechanics/0/limits'],
    says: /4/,
  },
  'limit-falls': {
    at: ['/mechanics/0/limits/3/4'],
    says: /4.*10.*12/,
  },
  'more-than-there-are': {
    at: ['/mechanics/0/limits/4/6'],
    says: /6.*4/,
  },
});
