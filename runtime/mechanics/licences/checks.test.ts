import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('licences', checks, {
  'train-needs-itself': {
    at: ['/mechanics/0/event'],
    says: /6.*6/,
  },
  'no-price-yet': {
    at: ['/mechanics/0/prices'],
    says: /"e_tokens".*"6"/,
  },
  'later-dearer': {
    at: ['/mechanics/0/prices/5/later'],
    says: /200.*300/,
  },
  'doubled-without-stop': {
    at: ['/mechanics/0/doubled/0'],
    says: /C5.*6/,
  },
});
