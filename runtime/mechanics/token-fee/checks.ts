/** What can be wrong with fees for tokens. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (change: object) => ({
  mechanics: [{ id: 'token-fee' }],
  corporations: ['NR', 'ER', 'SR', 'WR'].map((id) => ({
    id,
    tokens: [0, 0],
    tokenFee: 40,
    ...(id === 'WR' ? change : {}),
  })),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { corporation: string; price: number }>({
    code: 'token-fee/paid-twice',
    severity: 'warning',
    summary: 'A corporation pays a fee for all its tokens, and a price for one of them.',
    why: 'It would pay for the same token twice.',
    bad: example({ tokens: [0, 40] }),
    good: example({}),
    message: ({ corporation, price }) => ({
      message: `${corporation} pays a fee for all its tokens, and ${price} for this one again.`,
      hint: 'Write 0 for the tokens that the fee covers.',
    }),
    *check({ title: { corporations } }) {
      for (const [c, { id, tokens, tokenFee }] of corporations.entries()) {
        if (typeof tokenFee !== 'number' || tokenFee === 0) continue;
        for (const [t, price] of tokens.entries())
          if (price > 0) yield { at: `/corporations/${c}/tokens/${t}`, says: { corporation: id, price } };
      }
    },
  }),
  defineMechanicRule<object, { corporation: string }>({
    code: 'token-fee/missing',
    severity: 'warning',
    summary: 'All other corporations pay a fee for their tokens, and one does not.',
    why: 'Its tokens would be free; the fee has probably been forgotten.',
    bad: example({ tokenFee: null }),
    good: example({ tokenFee: 60 }),
    message: ({ corporation }) => ({
      message: `${corporation} pays no fee for its tokens.`,
      hint: 'Write "tokenFee", 0 where it pays nothing.',
    }),
    *check({ title: { corporations } }) {
      const without = corporations.filter(({ tokens, tokenFee }) => tokens.length > 0 && tokenFee === undefined);
      const [only] = without;
      if (only === undefined || without.length > 1 || corporations.length < 3) return;
      yield { at: `/corporations/${corporations.indexOf(only)}`, says: { corporation: only.id } };
    },
  }),
];
