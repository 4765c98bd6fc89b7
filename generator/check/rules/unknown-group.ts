import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownGroup = defineRule({
  code: 'unknown-group',
  family: 'references',
  severity: 'error',
  summary: 'A rule names a group of stops that no stop is in.',
  why: 'It is about nothing.',
  bad: { mechanics: [{ id: 'port-bonus', group: 'prot', minimumStops: 2 }] },
  good: {
    mechanics: [{ id: 'port-bonus', group: 'port', minimumStops: 2 }],
    map: {
      hexes: {
        B8: { stops: [{ kind: 'offboard', revenue: 30, groups: ['port'] }] },
        C1: { stops: [{ kind: 'offboard', revenue: 20, groups: ['port'] }] },
      },
    },
  },
  message: noSuch('group of stops', 'Give the stops that are meant this group.'),
  check: (context) => danglingNames(context, 'groups'),
});
