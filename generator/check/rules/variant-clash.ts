import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { isImpossible } from '../variants/combinations.ts';

export const variantClash = defineRule({
  code: 'variant-clash',
  family: 'variants',
  severity: 'error',
  summary: 'A variant can never be chosen: it excludes what it needs, or itself.',
  why: 'It is offered and always refused.',
  bad: { variants: { short_game: { conflicts: ['short_game'] } } },
  good: {
    variants: {
      long_game: { name: 'Long game', description: 'A larger bank.', patch: { bank: 5000 }, conflicts: ['short_game'] },
    },
  },
  message: ({ variant }: { variant: string }) => ({
    message: `The variant ${quote(variant)} cannot be chosen: "requires" and "conflicts" leave no way.`,
    hint: 'Look at "requires" and "conflicts" of it and of the variants it needs.',
  }),
  *check({ title }) {
    for (const id of Object.keys(title.variants)) {
      if (isImpossible(title, id)) yield { at: `/variants/${id}`, part: 'key', says: { variant: id } };
    }
  },
});
