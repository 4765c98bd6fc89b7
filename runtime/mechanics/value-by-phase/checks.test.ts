import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('value-by-phase', checks, {
  'value-falls': {
    at: ['/map/hexes/C1/stops/0/revenueByPhase/6'],
    says: /C1.*40.*6.*60/,
  },
});
