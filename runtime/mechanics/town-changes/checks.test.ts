import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('town-changes', checks, {
  'tile-without-town': {
    at: ['/mechanics/0/changes/57'],
    says: /57/,
  },
  'exits-lost': {
    at: ['/mechanics/0/changes/58/0'],
    says: /57.*58/,
    // Tile 8 is a gentle curve, 58 a town on one.
    valid: [{ mechanics: [{ id: 'town-changes', changes: { 58: ['8'] } }] }],
  },
});
