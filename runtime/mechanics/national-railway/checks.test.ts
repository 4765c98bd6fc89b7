import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('national-railway', checks, {
  'no-lasting-train': {
    at: ['/mechanics/0/corporation'],
    says: /WR/,
  },
  'must-buy-too-soon': {
    at: ['/mechanics/0/mustBuyAbove'],
    says: /200.*4.*300/,
  },
  'rusting-without-effect': {
    at: ['/mechanics/0/mustBuyAboveWithRusting'],
    says: /600.*800/,
  },
});
