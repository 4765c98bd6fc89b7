import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownVariant = defineRule({
  code: 'unknown-variant',
  family: 'references',
  severity: 'error',
  summary: 'A variant names another one that does not exist.',
  why: 'It would exclude or need nothing.',
  bad: { variants: { short_game: { conflicts: ['long_game'] } } },
  good: {
    variants: {
      long_game: { name: 'Long game', description: 'A larger bank.', patch: { bank: 5000 }, conflicts: ['short_game'] },
    },
  },
  message: noSuch('variant', 'Name a variant of the title.'),
  check: (context) => danglingNames(context, 'variants'),
});
