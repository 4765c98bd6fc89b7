import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('borrow-train', checks, {
  'nothing-to-lend': {
    at: ['/mechanics/0/types'],
    says: /None of the trains that/,
  },
});
