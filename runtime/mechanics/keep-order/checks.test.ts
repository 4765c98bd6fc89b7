import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('keep-order', checks, {
  'sales-unknown': {
    at: ['/mechanics/0/sales/0'],
    says: /"stock\.sel"/,
    instead: 'stock.sell',
    // Without sales named, it is the usual ones.
    valid: [{ mechanics: [{ id: 'keep-order' }] }],
    // Rules of mechanics count where the title uses them.
    invalid: [{ patch: { mechanics: [{ id: 'keep-order', sales: ['bonds.sell'] }] }, at: ['/mechanics/0/sales/0'] }],
  },
});
