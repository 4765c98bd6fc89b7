import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('loan-interest', checks, {
  'rate-above-loan': {
    at: ['/mechanics/1/rate'],
    says: /100.*100/,
    // Without a mechanic that lends nothing is known of what a loan brings.
    valid: [{ mechanics: [{ id: 'loan-interest', rate: 500 }] }],
  },
  'unit-above-rate': {
    at: ['/mechanics/1/unit'],
    says: /10.*100/,
  },
  'no-loans': {
    at: ['/mechanics/0'],
    says: /No mechanic of the title/,
    // A mechanic of the title's own may lend.
    valid: [
      {
        mechanics: [
          { id: 'loan-interest', rate: 10 },
          { id: 'banks', use: './mechanics/banks.mjs' },
        ],
      },
    ],
  },
  'after-no-turn': {
    at: ['/mechanics/1/after'],
    says: /"trade-shares"/,
    // A step that no round has is a name that points to nothing: another rule finds it.
    valid: [{ mechanics: [{ id: 'loan-interest', rate: 10, after: 'rout' }] }],
  },
  'before-trains-run': {
    at: ['/mechanics/1/after'],
    says: /"track".*"route"/,
  },
});
