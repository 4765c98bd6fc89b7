import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('corporation-bonds', checks, {
  'interest-above-value': {
    at: ['/mechanics/0/interest'],
    says: /500.*500/,
  },
  'value-above-bank': {
    at: ['/mechanics/0/value'],
    says: /5000.*4000/,
  },
  'price-gains': {
    at: ['/mechanics/0/issueMove'],
    says: /2/,
  },
  'deduction-low': {
    at: ['/mechanics/0/deduction'],
    says: /500.*NR.*100/,
  },
});
