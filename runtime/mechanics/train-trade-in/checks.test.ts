import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('train-trade-in', checks, {
  'rusted-before': {
    at: ['/trains/4/tradeIn/2'],
    says: /2.*4.*6/,
    // What rusts with the first of the new trains can be handed in for that one.
    valid: [
      { mechanics: [{ id: 'train-trade-in' }], trains: [{ id: '4', tradeIn: { 2: 40 } }] },
      { mechanics: [{ id: 'train-trade-in' }], trains: [{ id: '6', availableOn: '5', tradeIn: { 3: 40 } }] },
    ],
    // For sale only with the 5, when the 2s have gone with the first 4.
    invalid: [
      {
        patch: { mechanics: [{ id: 'train-trade-in' }], trains: [{ id: '6', availableOn: '5', tradeIn: { 2: 40 } }] },
        at: ['/trains/4/tradeIn/2'],
      },
    ],
  },
  'not-older': {
    at: ['/trains/3/tradeIn/6'],
    says: /6.*5/,
  },
});
