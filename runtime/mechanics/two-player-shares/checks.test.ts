import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('two-player-shares', checks, {
  'nobody-plays-so': {
    at: ['/mechanics/0/players/1'],
    says: /6/,
  },
  'does-not-add-up': {
    at: ['/mechanics/0/presidentPercent'],
    says: /NR.*20.*10.*40/,
  },
});
