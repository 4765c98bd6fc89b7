/** What can be wrong with ports that are worth their stations. */
import { longestRun } from '../../core/checking/train-order.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly group: string;
  readonly minimumStops?: number;
}

const stops = [{ kind: 'offboard', revenue: { yellow: 20, brown: 40 }, groups: ['port'] }];

const example = (options: object) => ({
  mechanics: [{ id: 'port-bonus', group: 'port', ...options }],
  map: { hexes: { C1: { stops } } },
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { least: number; longest: number }>({
    code: 'port-bonus/no-train-so-long',
    severity: 'error',
    summary: 'A route to a port needs more stops than any train can call at.',
    why: 'Nobody could ever run to a port.',
    bad: example({ minimumStops: 12 }),
    good: example({ minimumStops: 3 }),
    message: ({ least, longest }) => ({
      message: `A route to a port has ${least} stops at least, and no train runs to more than ${longest}.`,
      hint: 'Look the number of stops up in the rule book.',
    }),
    *check({ title, options: { minimumStops: least = 2 }, at }) {
      const longest = longestRun(title);
      if (least > longest) yield { at: at('minimumStops'), says: { least, longest } };
    },
  }),
];
