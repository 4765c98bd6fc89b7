import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('gauges', checks, {
  'only-one': {
    at: ['/mechanics/0'],
    says: /broad/,
  },
});
