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
  'must-buy-never': {
    at: ['/mechanics/0/mustBuyAbove'],
    says: /more than 6000.*a 6, costs 600/,
    // Trains that rust do not count: it buys none.
    invalid: [
      {
        patch: {
          mechanics: [{ id: 'national-railway', corporation: 'WR', mustBuyAbove: 1500, mustBuyAboveWithRusting: 400 }],
          trains: ['5', '6'].map((id) => ({ id, rustsOn: '7' })),
        },
        at: ['/mechanics/0/mustBuyAbove'],
        says: /a 4, costs 300/,
      },
    ],
  },
});
