/** What can be wrong with shares bought in the turn of a start. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly shares: number;
}

const example = (shares: number) => ({ mechanics: [{ id: 'extra-shares-at-par', shares }] });

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { shares: number; percent: number; limit: number }>({
    code: 'extra-shares-at-par/above-holding-limit',
    severity: 'warning',
    summary: 'More certificates may be bought at the start than a player may hold of any corporation.',
    why: 'The last of them can never be bought; perhaps the figure is a slip.',
    bad: example(5),
    good: example(4),
    message: ({ shares, percent, limit }) => ({
      message: `With ${shares} further certificates the president would hold ${percent} percent; the limit is ${limit}.`,
      hint: 'Look the number up in the rule book.',
    }),
    *check({ options: { shares }, companies, at }) {
      const open = companies.filter(({ minor, certificates }) => !minor && certificates.length > 0);
      const held = open.map(({ presidentPercent, shareSize, holdingLimit }) => ({
        percent: presidentPercent + shares * shareSize,
        limit: holdingLimit,
      }));
      const [first] = held;
      if (first !== undefined && held.every(({ percent, limit }) => percent > limit))
        yield { at: at('shares'), says: { shares, ...first } };
    },
  }),
];
