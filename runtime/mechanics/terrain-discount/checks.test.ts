import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('terrain-discount', checks, {
  'hex-without-terrain': {
    at: ['/privates/0/abilities/1/hexes/1'],
    says: /HC.*mountain.*C5/,
  },
  'never-alone': {
    at: ['/privates/0/abilities/1/terrain'],
    says: /HC.*swamp/,
  },
});
