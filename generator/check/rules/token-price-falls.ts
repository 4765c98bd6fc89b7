import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const tokenPriceFalls = defineRule({
  code: 'token-price-falls',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'A later token of a corporation is cheaper than an earlier one.',
  why: 'Tokens are listed in order of use, and none gets cheaper; two figures are probably swapped.',
  bad: { corporations: [{ id: 'NR', tokens: [40, 0] }] },
  good: { corporations: [{ id: 'NR', tokens: [0, 40] }] },
  message: ({ id, number, price, before }: { id: string; number: number; price: number; before: number }) => ({
    message: `Token ${number} of ${quote(id)} costs ${price}, the one before it ${before}.`,
    hint: 'Write them in order of use.',
  }),
  *check({ title }) {
    for (const list of ['corporations', 'minors'] as const) {
      for (const [c, { id, tokens }] of title[list].entries()) {
        for (const [t, price] of tokens.entries()) {
          const before = tokens[t - 1];
          if (before !== undefined && price < before)
            yield { at: `/${list}/${c}/tokens/${t}`, says: { id, number: t + 1, price, before } };
        }
      }
    }
  },
});
