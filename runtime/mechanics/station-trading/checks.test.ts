import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('station-trading', checks, {
  'only-homes': {
    at: ['/mechanics/0'],
    says: /Every corporation has one token,/,
  },
});
