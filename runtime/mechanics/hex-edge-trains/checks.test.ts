import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('hex-edge-trains', checks, {
  'gauge-without-train': {
    at: ['/mechanics/0/weights'],
    says: /narrow/,
  },
  'border-free': {
    at: ['/mechanics/0/weights/narrow'],
    says: /narrow.*0/,
  },
});
