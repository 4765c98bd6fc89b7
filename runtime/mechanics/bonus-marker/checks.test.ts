import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('bonus-marker', checks, {
  'hex-without-stop': {
    at: ['/privates/0/abilities/1/hexes/0'],
    says: /HC.*A5/,
  },
});
