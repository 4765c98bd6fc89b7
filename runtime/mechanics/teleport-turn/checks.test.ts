import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('teleport-turn', checks, {
  'hex-without-city': {
    at: ['/privates/0/abilities/1/hexes/1'],
    says: /HC.*\(B4\)/,
  },
});
