import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownPlayerCount = defineRule({
  code: 'unknown-player-count',
  family: 'references',
  severity: 'error',
  summary: 'Something is said for a number of players that the title is not for.',
  why: 'It never holds.',
  bad: { variants: { short_game: { players: [7] } } },
  good: { variants: { short_game: { players: [3, 4] } } },
  message: noSuch('number of players', 'Name a number of players the title is for.'),
  check: (context) => danglingNames(context, 'players'),
});
