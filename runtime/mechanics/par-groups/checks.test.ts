import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('par-groups', checks, {
  'zone-without-par': {
    at: ['/mechanics/0/opens/green_par/0'],
    says: /"low"/,
  },
  'nothing-open': {
    at: ['/mechanics/0/opens'],
    says: /No starting price is open/,
  },
  'opened-twice': {
    at: ['/mechanics/0/opens/brown_par/0'],
    says: /"high".*"green_par"/,
    invalid: [
      {
        patch: { mechanics: [{ id: 'par-groups', opens: { green_par: ['par', 'par'] } }] },
        at: ['/mechanics/0/opens/green_par/1'],
      },
    ],
  },
});
