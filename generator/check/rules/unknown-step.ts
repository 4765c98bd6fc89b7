import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownStep = defineRule({
  code: 'unknown-step',
  family: 'references',
  severity: 'error',
  summary: 'An option names a step that no round has.',
  why: 'What is to happen before or after it never happens.',
  bad: { mechanics: [{ id: 'loan-interest', rate: 10, unit: 10, after: 'rout' }] },
  good: { mechanics: [{ id: 'loan-interest', rate: 10, unit: 10, after: 'route' }] },
  message: noSuch('step in any round', 'Name a step that stands in a round.'),
  check: (context) => danglingNames(context, 'steps'),
});
