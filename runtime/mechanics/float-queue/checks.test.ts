import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('float-queue', checks, {
  'no-place-left': {
    at: ['/mechanics/0/delay/places'],
    says: /4.*4.*NR/,
    valid: [{ mechanics: [{ id: 'float-queue' }] }],
  },
  'all-removed': {
    at: ['/mechanics/0/remove/2'],
    says: /2.*4.*4/,
  },
  'more-players-fewer-companies': {
    at: ['/mechanics/0/remove/3'],
    says: /3.*2.*2.*1/,
    valid: [{ mechanics: [{ id: 'float-queue', remove: { 3: 1 } }] }],
  },
});
