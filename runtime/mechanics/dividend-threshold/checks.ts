/** What can be wrong with a table of dividends. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly moves: readonly { readonly times: number; readonly steps: number }[];
}

const example = (...moves: readonly (readonly [times: number, steps: number])[]) => ({
  mechanics: [{ id: 'dividend-threshold', moves: moves.map(([times, steps]) => ({ times, steps })) }],
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { times: number; before: number }>({
    code: 'dividend-threshold/rows-out-of-order',
    severity: 'error',
    summary: 'The multiples of the price do not grow from row to row.',
    why: 'The last row that is reached counts: a smaller multiple after a greater one hides it.',
    bad: example([0, 0], [2, 2], [1, 1]),
    good: example([0, 0], [1, 1], [2, 2]),
    message: ({ times, before }) => ({
      message: `${times} times the price stands after ${before} times, which it hides.`,
      hint: 'Put the rows in the order of their multiples.',
    }),
    *check({ options: { moves }, at }) {
      for (const [m, { times }] of moves.entries()) {
        const before = moves[m - 1]?.times;
        if (before !== undefined && times <= before) yield { at: at('moves', m, 'times'), says: { times, before } };
      }
    },
  }),
  defineMechanicRule<Options, { steps: number; before: number }>({
    code: 'dividend-threshold/more-moves-less',
    severity: 'warning',
    summary: 'A higher dividend moves the price less far to the right.',
    why: 'Two figures are probably swapped, or a sign is wrong.',
    bad: example([0, 0], [1, 1], [2, -2]),
    good: example([0, -1], [1, 1], [2, 2]),
    message: ({ steps, before }) => ({
      message: `From here on the price moves ${steps} steps, and ${before} for less.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options: { moves }, at }) {
      for (const [m, { steps }] of moves.entries()) {
        const before = moves[m - 1]?.steps;
        if (before !== undefined && steps < before) yield { at: at('moves', m, 'steps'), says: { steps, before } };
      }
    },
  }),
  defineMechanicRule<Options, { times: number }>({
    code: 'dividend-threshold/small-dividends-open',
    severity: 'warning',
    summary: 'What a dividend below the first multiple does is not said.',
    why: 'It would move the price as any dividend does: farther, perhaps, than a greater one.',
    bad: example([1, 1], [2, 2]),
    good: example([0, 0], [1, 1]),
    message: ({ times }) => ({
      message: `Dividends below ${times} times the price are not in the table.`,
      hint: 'Begin with { "times": 0, "steps": ... }.',
    }),
    *check({ options: { moves }, at }) {
      const least = Math.min(...moves.map(({ times }) => times));
      if (least > 0) yield { at: at('moves', 0, 'times'), says: { times: least } };
    },
  }),
];
