import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('capitalization-stages', checks, {
  'stage-never-begins': {
    at: ['/mechanics/0/stages/1'],
    says: /"full".*"next_capitalization_stage".*0/,
  },
  'event-without-stage': {
    at: ['/trains/2/events/0'],
    says: /"full"/,
  },
  'stage-repeated': {
    at: ['/mechanics/0/stages/1'],
    says: /"incremental"/,
  },
  'escrow-never-released': {
    at: ['/mechanics/0/stages/0'],
    says: /"escrow"/,
  },
  'escrow-above-odd': {
    at: ['/mechanics/0/escrowAbove'],
    says: /100/,
  },
});
