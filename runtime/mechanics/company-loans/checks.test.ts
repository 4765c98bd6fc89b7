import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

const loans = (options: object, more: object = {}) => ({
  mechanics: [{ id: 'company-loans', count: 40, value: 100, ...options }],
  ...more,
});

mechanicRuleCases('company-loans', checks, {
  'value-above-bank': {
    at: ['/mechanics/0/value'],
    says: /5000.*4000/,
    // As much as the bank has it can pay; an unlimited one always can.
    valid: [loans({ value: 4000 }), loans({ value: 5000 }, { bank: 'unlimited' })],
  },
  'value-zero': {
    at: ['/mechanics/0/value'],
    says: /0/,
  },
  'more-than-shares': {
    at: ['/mechanics/0/count'],
    says: /400.*40/,
    // Four corporations of ten shares: three loans for each share are not yet too many.
    valid: [loans({ count: 120 })],
    invalid: [{ patch: loans({ count: 121 }), at: ['/mechanics/0/count'] }],
  },
  'fewer-than-companies': {
    at: ['/mechanics/0/count'],
    says: /3.*4/,
  },
  'never-lent': {
    at: ['/mechanics/0'],
    says: /"no_loans"/,
    valid: [loans({}, { phases: ['3', '4', '5', '6'].map((id) => ({ id, status: ['no_loans'] })) })],
  },
  'payoff-never': {
    at: ['/rounds/definitions/2/steps/2/after'],
    says: /"operating".*"trade-shares"/,
  },
  'penalty-uneven': {
    at: ['/mechanics/0/penalty'],
    says: /10.*100/,
    // Nothing is lost where the rule book has no such rule.
    valid: [loans({}), loans({ penalty: 20 })],
    invalid: [{ patch: loans({ penalty: 100 }), at: ['/mechanics/0/penalty'], says: /1000.*100/ }],
  },
});
