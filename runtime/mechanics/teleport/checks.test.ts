import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('teleport', checks, {
  'hex-without-city': {
    at: ['/privates/0/abilities/1/hexes/0'],
    says: /HC.*\(B4\)/,
  },
});
