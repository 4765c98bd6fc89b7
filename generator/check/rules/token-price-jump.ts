import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

/** The steepest step of any title we know is from 40 to 100. */
const TIMES = 4;

export const tokenPriceJump = defineRule({
  code: 'token-price-jump',
  family: 'arithmetic',
  severity: 'warning',
  summary: `A token costs more than ${TIMES} times as much as the one before it.`,
  why: 'Perhaps a digit is too many.',
  bad: { corporations: [{ id: 'NR', tokens: [0, 40, 400] }] },
  good: { corporations: [{ id: 'NR', tokens: [0, 40, 100] }] },
  message: ({ id, number, price, before }: { id: string; number: number; price: number; before: number }) => ({
    message: `Token ${number} of ${quote(id)} costs ${price}, the one before it ${before}.`,
    hint: 'Look at both figures.',
  }),
  *check({ title }) {
    for (const list of ['corporations', 'minors'] as const) {
      for (const [c, { id, tokens }] of title[list].entries()) {
        for (const [t, price] of tokens.entries()) {
          const before = tokens[t - 1] ?? 0;
          if (before > 0 && price > TIMES * before)
            yield { at: `/${list}/${c}/tokens/${t}`, says: { id, number: t + 1, price, before } };
        }
      }
    }
  },
});
