import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownStatus = defineRule({
  code: 'unknown-status',
  family: 'references',
  severity: 'error',
  summary: 'A rule asks for a status that no phase has.',
  why: 'It never holds.',
  bad: { mechanics: [{ id: 'limited-zone' }], market: { zones: { low: { requiresStatus: 'late' } } } },
  good: {
    mechanics: [{ id: 'limited-zone' }],
    market: { zones: { low: { requiresStatus: 'blue_zone' } } },
    phases: [{ id: '6', status: ['blue_zone'] }],
  },
  message: noSuch('status of a phase', 'Add the status to a phase.'),
  check: (context) => danglingNames(context, 'statuses'),
});
