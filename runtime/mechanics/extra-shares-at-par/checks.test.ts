import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('extra-shares-at-par', checks, {
  'above-holding-limit': {
    at: ['/mechanics/0/shares'],
    says: /5.*70.*60/,
    // One corporation of which more may be held is enough.
    valid: [{ mechanics: [{ id: 'extra-shares-at-par', shares: 5 }], corporations: [{ id: 'NR', holdingLimit: 100 }] }],
  },
});
