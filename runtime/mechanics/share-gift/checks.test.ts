import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('share-gift', checks, {
  'given-twice': {
    at: ['/privates/1/abilities/0/shares'],
    says: /NR_1.*MC.*HC/,
    // Two may draw.
    valid: [
      {
        mechanics: [{ id: 'share-gift' }],
        privates: ['HC', 'MC'].map((id) => ({ id, abilities: [{ type: 'shares', shares: 'random_share' }] })),
      },
    ],
  },
  'draw-not-alone': {
    at: ['/privates/0/abilities/0/shares'],
    says: /"random_share"/,
  },
  'corporations-without-draw': {
    at: ['/privates/0/abilities/0/corporations'],
    says: /"corporations".*"random_share"/,
  },
});
