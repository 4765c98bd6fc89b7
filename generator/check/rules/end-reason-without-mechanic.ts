import { needsMechanic, unprovided } from '../mechanics/provided.ts';
import { defineRule } from '../rule.ts';

export const endReasonWithoutMechanic = defineRule({
  code: 'end-reason-without-mechanic',
  family: 'mechanics',
  severity: 'error',
  summary: 'The game ends for a reason that belongs to a mechanic the title does not list.',
  why: 'The reason never comes about.',
  bad: { policies: { gameEnd: [{ reason: 'sample_reason', timing: 'immediate' }] } },
  good: { policies: { gameEnd: [{ reason: 'bank', timing: 'full_or' }] } },
  message: needsMechanic('The reason to end'),
  check: (context) =>
    unprovided(
      context,
      ({ endReasons }) => endReasons,
      context.title.policies.gameEnd.map(({ reason }, g) => ({ name: reason, at: `/policies/gameEnd/${g}/reason` })),
    ),
});
