import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('unvested-shares', checks, {
  'no-sale-after': {
    at: ['/mechanics/0'],
    says: /"sell_buy"/,
    valid: [{ mechanics: [{ id: 'unvested-shares' }], policies: { sales: { order: 'sell_buy_or_buy_sell' } } }],
  },
});
