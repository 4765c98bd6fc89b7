import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const tokenMissing = defineRule({
  code: 'token-missing',
  family: 'arithmetic',
  severity: 'error',
  summary: 'A corporation has a home and no token to put there.',
  why: 'It could never run a train.',
  bad: { corporations: [{ id: 'NR', tokens: [] }] },
  good: { corporations: [{ id: 'NR', tokens: [0] }] },
  message: ({ id, hex }: { id: string; hex: string }) => ({
    message: `${quote(id)} has its home in ${hex}, but no token.`,
    hint: 'Give the price of each token in "tokens"; the first is mostly 0.',
  }),
  *check({ title }) {
    for (const list of ['corporations', 'minors'] as const) {
      for (const [index, { id, home, tokens }] of title[list].entries()) {
        if (home !== undefined && tokens.length === 0)
          yield { at: `/${list}/${index}/tokens`, says: { id, hex: home.hex } };
      }
    }
  },
});
