import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('private-track', checks, {
  'alone-together': {
    at: ['/privates/0/abilities/1/together'],
    says: /"together"/,
  },
  'free-and-cheaper': {
    at: ['/privates/0/abilities/1/discount'],
    says: /"free"/,
  },
});
