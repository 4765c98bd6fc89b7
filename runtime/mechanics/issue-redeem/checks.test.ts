import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('issue-redeem', checks, {
  'very-late': {
    at: ['/mechanics/0/fromTurn'],
    says: /turn 20/,
    // Without a figure it is the first.
    valid: [{ mechanics: [{ id: 'issue-redeem' }] }],
  },
});
