import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownStep = defineRule({
  code: 'unknown-step',
  family: 'references',
  severity: 'error',
  summary: 'An option names a step that no round has.',
  why: 'What is to happen before or after it never happens.',
  bad: { mechanics: [{ id: 'forced-repayment', value: 100, after: 'buy-trian' }] },
  good: {
    mechanics: [
      { id: 'company-loans', count: 40, value: 100 },
      { id: 'forced-repayment', value: 100, after: 'buy-train' },
    ],
    phases: [{ id: '6', status: ['no_loans'] }],
    rounds: {
      definitions: [{ id: 'operating', steps: [{ id: 'loan-desk', after: 'buy-train', $before: 'track' }] }],
    },
  },
  message: noSuch('step in any round', 'Name a step that stands in a round.'),
  check: (context) => danglingNames(context, 'steps'),
});
