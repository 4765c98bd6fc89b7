/** What can be wrong with the price, the tokens and the trains of a national railway. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import { example } from './checks-example.ts';
import type { Options } from './slice.ts';

const price = (part: object) => ({ price: { row: 0, least: 82, step: 2, dropLowestAbove: 2, ...part } });

export const priceChecks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { row: number; rows: number }>({
    code: 'nationalization/row-off-market',
    severity: 'error',
    summary: 'The national railway starts in a row that the market does not have.',
    why: 'It would have no price.',
    bad: example(price({ row: 9 })),
    good: example(price({ row: 0 })),
    message: ({ row, rows }) => ({
      message: `The market has ${rows} rows: the last is row ${rows - 1}, not ${row}.`,
      hint: 'Rows are counted from 0 at the top.',
    }),
    *check({ options, market: { rows }, at }) {
      const { row } = options.price;
      if (row >= rows.length) yield { at: at('price', 'row'), says: { row, rows: rows.length } };
    },
  }),
  defineMechanicRule<Options, { least: number; highest: number }>({
    code: 'nationalization/least-above-row',
    severity: 'error',
    summary: 'The lowest price of the national railway is above all prices of its row.',
    why: 'It would have no price; perhaps a digit is too many.',
    bad: example(price({ least: 820 })),
    good: example(price({ least: 60 })),
    message: ({ least, highest }) => ({
      message: `The lowest price is to be ${least}, and the highest of the row is ${highest}.`,
      hint: 'Look the figure up in the rule book.',
    }),
    *check({ options, market, at }) {
      const { row, least } = options.price;
      const prices = (market.rows[row] ?? []).flatMap((cell) => (cell === null ? [] : [cell.price]));
      const highest = Math.max(0, ...prices);
      if (prices.length > 0 && least > highest) yield { at: at('price', 'least'), says: { least, highest } };
    },
  }),
  defineMechanicRule<Options, { step: number; highest: number }>({
    code: 'nationalization/step-too-large',
    severity: 'warning',
    summary: 'The mean price is rounded down to a multiple that is above all prices of the row.',
    why: 'It would be 0 in every game; perhaps a digit is too many.',
    bad: example(price({ step: 500 })),
    good: example(price({ step: 5 })),
    message: ({ step, highest }) => ({
      message: `Rounded down to a multiple of ${step} every mean is 0: the highest price is ${highest}.`,
      hint: 'Look the figure up in the rule book.',
    }),
    *check({ options, market, at }) {
      const { step } = options.price;
      const highest = Math.max(0, ...[...market.cell.values()].map((cell) => cell.price));
      if (highest > 0 && step > highest) yield { at: at('price', 'step'), says: { step, highest } };
    },
  }),
  defineMechanicRule<Options, { above: number; count: number }>({
    code: 'nationalization/lowest-always-counts',
    severity: 'warning',
    summary: 'The lowest price is left out only with more corporations than there are to take over.',
    why: 'It is never left out; perhaps a digit is too many.',
    bad: example(price({ dropLowestAbove: 20 })),
    good: example(price({ dropLowestAbove: 2 })),
    message: ({ above, count }) => ({
      message: `More than ${above} corporations are never taken over: there are ${count} others.`,
      hint: 'Look the figure up in the rule book.',
    }),
    *check({ title: { corporations }, options, at }) {
      const count = corporations.length - 1;
      const { dropLowestAbove: above } = options.price;
      if (above >= count) yield { at: at('price', 'dropLowestAbove'), says: { above, count } };
    },
  }),
  defineMechanicRule<Options, { limit: number; tokens: number }>({
    code: 'nationalization/tokens-never-reached',
    severity: 'warning',
    summary: 'The national railway may have more tokens than all other corporations together.',
    why: 'It would buy tokens that nobody printed; perhaps a digit is too many.',
    bad: example({ tokens: { limit: 50, price: 40 } }),
    good: example({ tokens: { limit: 6, price: 40 } }),
    message: ({ limit, tokens }) => ({
      message: `It may have ${limit} tokens, and all others have ${tokens} together.`,
      hint: 'Look the figure up in the rule book.',
    }),
    *check({ title: { corporations }, options, at }) {
      const others = corporations.filter(({ id }) => id !== options.national);
      const tokens = others.reduce((sum, corporation) => sum + corporation.tokens.length, 0);
      const { limit } = options.tokens;
      if (limit > tokens) yield { at: at('tokens', 'limit'), says: { limit, tokens } };
    },
  }),
];
