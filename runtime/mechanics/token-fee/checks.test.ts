import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('token-fee', checks, {
  'paid-twice': {
    at: ['/corporations/3/tokens/1'],
    says: /WR.*40/,
  },
  missing: {
    at: ['/corporations/3'],
    says: /WR/,
    // Of two without a fee neither is the exception.
    valid: [{ mechanics: [{ id: 'token-fee' }], corporations: ['NR', 'ER'].map((id) => ({ id, tokenFee: 40 })) }],
  },
});
