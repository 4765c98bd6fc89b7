import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('reopen-corporations', checks, {
  'nothing-closes': {
    at: ['/mechanics/0'],
    says: /No zone of the market/,
    valid: [{ mechanics: [{ id: 'reopen-corporations' }, { id: 'soft-bankruptcy', loan: 300, penalty: 450 }] }],
  },
});
