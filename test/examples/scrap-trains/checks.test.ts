import { mechanicRuleCases } from '../../support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('scrap-trains', checks, {
  'fee-above-price': {
    at: ['/mechanics/0/fee'],
    says: /fee is 800, and the dearest train, a 6, costs 600/,
    // As much as the dearest train is not yet more.
    valid: [{ mechanics: [{ id: 'scrap-trains', fee: 600 }] }],
  },
});
