/** What can be wrong with a trade in private companies. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const STATUS = 'can_buy_companies_from_other_players';

const example = (private_: object) => ({
  mechanics: [{ id: 'company-trading' }],
  phases: [{ id: '2', status: [STATUS] }],
  privates: [
    { id: 'HC', abilities: [private_] },
    { id: 'MC', abilities: [{ type: 'no_buy' }] },
  ],
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object>({
    code: 'company-trading/nothing-to-trade',
    severity: 'warning',
    summary: 'Players may trade private companies, and none can be bought from its owner.',
    why: 'The rule is never of use.',
    bad: example({ type: 'no_buy' }),
    good: example({ type: 'blocks_hexes', hexes: ['B2'] }),
    message: () => ({
      message: 'No private company of the title can be bought from its owner.',
      hint: 'Take the mechanic away, or "no_buy" from the companies that may be traded.',
    }),
    *check({ title: { privates }, at }) {
      if (privates.every(({ abilities = [] }) => abilities.some(({ type }) => type === 'no_buy')))
        yield { at: at(), says: undefined };
    },
  }),
];
