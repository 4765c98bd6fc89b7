import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('limited-zone', checks, {
  'never-closed': {
    at: ['/market/zones/low/requiresStatus'],
    says: /"blue_zone".*"low"/,
  },
});
