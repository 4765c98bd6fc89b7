import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('bonus-rights', checks, {
  'hex-without-stop': {
    at: ['/mechanics/0/rights/0/hexes/0'],
    says: /"ferry".*C5/,
  },
  'nothing-for-sale': {
    at: ['/mechanics/0/supply'],
    says: /0/,
  },
  'company-not-for-sale': {
    at: ['/mechanics/0/rights/0/private'],
    says: /HC.*"no_buy".*"ferry"/,
  },
  'never-pays': {
    at: ['/mechanics/0/price'],
    says: /"ferry" costs 500, and earns 10/,
  },
});
