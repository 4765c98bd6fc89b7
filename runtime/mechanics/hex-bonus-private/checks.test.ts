import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('hex-bonus-private', checks, {
  'hex-without-stop': {
    at: ['/privates/0/abilities/1/hexes/1'],
    says: /HC.*C5/,
  },
});
