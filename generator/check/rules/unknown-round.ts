import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownRound = defineRule({
  code: 'unknown-round',
  family: 'references',
  severity: 'error',
  summary: 'The turn structure names a round that is not described.',
  why: 'The game could not go on there.',
  bad: { rounds: { opening: ['auctoin'] } },
  good: { rounds: { opening: ['auction'] } },
  message: noSuch('round', 'Name a round of "definitions", or add one.'),
  check: (context) => danglingNames(context, 'rounds'),
});
