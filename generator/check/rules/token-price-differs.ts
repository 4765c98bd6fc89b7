import { quote } from '../../diagnostics/words.ts';
import type { CorporationDefinition } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';

export const tokenPriceDiffers = defineRule({
  code: 'token-price-differs',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'A token of one corporation costs something else than that token of all others.',
  why: 'Where all corporations but one agree, the one is probably a slip.',
  bad: { corporations: [{ id: 'NR', tokens: [0, 400] }] },
  good: { corporations: [{ id: 'NR', tokens: [0, 40, 100] }] },
  message: ({ id, number, price, usual }: { id: string; number: number; price: number; usual: number }) => ({
    message: `Token ${number} of ${quote(id)} costs ${price}, that of every other corporation ${usual}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title: { corporations } }) {
    const most = Math.max(0, ...corporations.map(({ tokens }) => tokens.length));
    for (let number = 0; number < most; number++) yield* oddOneOut(corporations, number);
  },
});

/** At least two others that agree. */
function* oddOneOut(corporations: readonly CorporationDefinition[], number: number) {
  const prices = corporations.flatMap(({ tokens }) => tokens[number] ?? []);
  for (const [index, { id, tokens }] of corporations.entries()) {
    const price = tokens[number];
    if (price === undefined || prices.filter((other) => other === price).length > 1) continue;
    const others = new Set(prices.filter((other) => other !== price));
    const [usual] = others;
    if (others.size !== 1 || usual === undefined || prices.length < 3) continue;
    yield { at: `/corporations/${index}/tokens/${number}`, says: { id, number: number + 1, price, usual } };
  }
}
