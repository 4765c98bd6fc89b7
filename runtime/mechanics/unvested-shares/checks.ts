/** What can be wrong with shares that must be kept for a while. */
import { defineMechanicRule, type MechanicRule, type Patch } from '../../kernel/mechanic-rule.ts';

const example = (order: string): Patch => ({
  mechanics: [{ id: 'unvested-shares' }],
  policies: { sales: { order } },
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, undefined>({
    code: 'unvested-shares/no-sale-after',
    severity: 'warning',
    summary: 'A share bought last must be kept, and nothing is sold after a purchase anyway.',
    why: 'The rule never forbids anything in a turn; the order of sales and purchases is probably another.',
    bad: example('sell_buy'),
    good: example('sell_buy_sell'),
    message: () => ({
      message: 'With the order "sell_buy" a player sells nothing after his purchase, so no share need be kept.',
      hint: 'Choose another "order" in /policies/sales, or take the mechanic away.',
    }),
    *check({ title: { policies }, at }) {
      if (policies.sales.order === 'sell_buy') yield { at: at(), says: undefined };
    },
  }),
];
