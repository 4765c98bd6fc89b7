/** What can be wrong with the sales after which corporations keep their order. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly sales?: readonly string[];
}

const example = (sales: readonly string[]) => ({ mechanics: [{ id: 'keep-order', sales }] });

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { rule: string }>({
    code: 'keep-order/sales-unknown',
    severity: 'error',
    summary: 'A rule of sales is named that neither the core nor a mechanic of the title has.',
    why: 'No sale is ever made by it.',
    bad: example(['stock.sel']),
    good: example(['stock.sell']),
    message: ({ rule }) => ({
      message: `Nothing is sold by a rule "${rule}".`,
      hint: 'docs/rules.md lists the ids of all rules: "stock.sell", "emergency.sell", "bankruptcy.sell" ...',
    }),
    *check({ options: { sales = [] }, manifests, at }) {
      const known = manifests.flatMap(({ provides }) => Object.keys(provides.rules ?? {}));
      for (const [s, rule] of sales.entries())
        if (!known.includes(rule)) yield { at: at('sales', s), says: { rule }, misspelt: { name: rule, known } };
    },
  }),
];
