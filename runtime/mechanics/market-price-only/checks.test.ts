import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('market-price-only', checks, {
  'paid-in-full': {
    at: ['/mechanics/0'],
    says: /"incremental"/,
    // What decides how corporations are paid may change in the course of the game.
    valid: [
      {
        mechanics: [{ id: 'market-price-only' }, { id: 'capitalization-stages', stages: ['incremental', 'full'] }],
        policies: { capitalization: { mode: 'full' } },
      },
    ],
  },
});
