import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('terrain-by-gauge', checks, {
  'gauge-missing': {
    at: ['/mechanics/0/added'],
    says: /narrow.*broad/,
  },
  'gauge-twice': {
    at: ['/mechanics/0/added/2/gauge'],
    says: /"broad"/,
  },
  'discount-without-cost': {
    at: ['/privates/0/abilities/1/gauges/0'],
    says: /HC.*narrow/,
  },
});
