import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('chosen-home', checks, {
  'hex-without-city': {
    at: ['/mechanics/0/hexes/1'],
    says: /NR.*\(B4\)/,
  },
  'home-fixed': {
    at: ['/corporations/0/home'],
    says: /NR.*"home".*A3/,
  },
});
