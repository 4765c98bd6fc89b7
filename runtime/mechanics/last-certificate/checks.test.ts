import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('last-certificate', checks, {
  'no-such': {
    at: ['/mechanics/0/certificate'],
    says: /NR.*8.*7.*8/,
  },
  'size-differs': {
    at: ['/mechanics/0/certificate'],
    says: /NR.*10.*20/,
  },
});
