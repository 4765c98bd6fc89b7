/** What can be wrong with the price, the tokens and the trains of a national railway. */
import { numberOf } from '../../core/checking/title-parts.ts';
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
  defineMechanicRule<Options, { price: number; dearest: number }>({
    code: 'nationalization/token-price-high',
    severity: 'warning',
    summary:
      'A further token of the national railway costs more than three times the dearest of any other corporation.',
    why: 'It would hardly be bought; perhaps a digit is too many.',
    bad: example({ tokens: { limit: 5, price: 400 } }),
    good: example({ tokens: { limit: 5, price: 100 } }),
    message: ({ price, dearest }) => ({
      message: `A further token costs ${price}, and no other corporation pays more than ${dearest} for one.`,
      hint: 'Look the figure up in the rule book.',
    }),
    *check({ title: { corporations }, options, at }) {
      const others = corporations.filter(({ id }) => id !== options.national);
      const dearest = Math.max(0, ...others.flatMap(({ tokens }) => tokens));
      const { price } = options.tokens;
      if (dearest > 0 && price > 3 * dearest) yield { at: at('tokens', 'price'), says: { price, dearest } };
    },
  }),
  defineMechanicRule<Options, { kept: number; limit: number }>({
    code: 'nationalization/trains-kept-idle',
    severity: 'warning',
    summary: 'The national railway keeps more trains than it may ever own.',
    why: 'It would never have to give one up at its forming; perhaps a digit is too many.',
    bad: example({ trainsKept: 20 }),
    good: example({ trainsKept: 3 }),
    message: ({ kept, limit }) => ({
      message: `It keeps ${kept} trains when it is formed, and may never own more than ${limit}.`,
      hint: 'Look the figure up in the rule book.',
    }),
    *check({ title: { phases }, options: { trainsKept: kept }, uses, at }) {
      const limits = phases.flatMap(({ trainLimit }) =>
        typeof trainLimit === 'number' ? [trainLimit] : Object.values(trainLimit),
      );
      const limit = Math.max(...limits) + (numberOf(uses('national-railway')[0], 'extraTrains') ?? 0);
      if (kept > limit) yield { at: at('trainsKept'), says: { kept, limit } };
    },
  }),
];
