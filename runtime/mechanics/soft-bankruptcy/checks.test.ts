import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('soft-bankruptcy', checks, {
  'loan-above-bank': {
    at: ['/mechanics/0/loan'],
    says: /5000.*4000/,
  },
  'ruin-pays': {
    at: ['/mechanics/0/penalty'],
    says: /300.*200/,
  },
  'hard-one-too': {
    at: ['/rounds/definitions/2/steps/0'],
    says: /"operating".*"bankruptcy".*"give-up-corporation"/,
  },
  'penalty-high': {
    at: ['/mechanics/0/penalty'],
    says: /gets 300 and loses 4500/,
  },
});
