import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('port-bonus', checks, {
  'no-train-so-long': {
    at: ['/mechanics/0/minimumStops'],
    says: /12.*6/,
  },
});
