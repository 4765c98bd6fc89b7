import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('ports', checks, {
  'hex-without-stop': {
    at: ['/mechanics/0/hexes/1'],
    says: /C5/,
  },
  'no-train-so-long': {
    at: ['/mechanics/0/stops'],
    says: /12.*6/,
  },
});
