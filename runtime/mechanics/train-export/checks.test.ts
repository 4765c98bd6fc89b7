import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('train-export', checks, {
  gap: {
    at: ['/mechanics/0/trains/1'],
    says: /4.*3/,
  },
});
