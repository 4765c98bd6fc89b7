import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('end-after-turn', checks, {
  'end-not-said': {
    at: ['/market/zones/low/endsAfterTurn'],
    says: /"low".*"stock_market".*"gameEnd"/,
  },
  'no-zone': {
    at: ['/mechanics/0'],
    says: /"endsAfterTurn"/,
  },
});
