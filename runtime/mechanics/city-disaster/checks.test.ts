import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('city-disaster', checks, {
  'hex-without-city': {
    at: ['/mechanics/0/hex'],
    says: /\(B4\)/,
  },
});
