import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('false-presidency', checks, {
  'nothing-formed': {
    at: ['/mechanics/0'],
    says: /No mechanic of the title/,
  },
});
