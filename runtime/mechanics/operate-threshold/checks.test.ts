import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('operate-threshold', checks, {
  'percent-never-asked': {
    at: ['/mechanics/0/percents/2'],
    says: /60.*"raise_operate_threshold"/,
    invalid: [
      {
        patch: { mechanics: [{ id: 'operate-threshold', percents: [20, 40, 60] }] },
        at: ['/mechanics/0/percents/1', '/mechanics/0/percents/2'],
        says: /0 times/,
      },
    ],
  },
  'event-without-percent': {
    at: ['/trains/2/events/0'],
    says: /40/,
  },
  'percent-falls': {
    at: ['/mechanics/0/percents/2'],
    says: /60.*40/,
  },
  'way-unknown': {
    at: ['/mechanics/0/whenSold/0'],
    says: /"ful"/,
    instead: 'full',
  },
});
