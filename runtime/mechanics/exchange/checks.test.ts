import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('exchange', checks, {
  'no-certificate': {
    at: ['/privates/0/abilities/1/corporations/0'],
    says: /HC.*NR/,
  },
});
