/** What can be wrong with a trade in stations. */
import { operatingSteps } from '../../core/checking/example.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (tokens: readonly number[]) => ({
  mechanics: [{ id: 'station-trading' }],
  corporations: ['NR', 'ER', 'SR', 'WR'].map((id) => ({ id, tokens })),
  ...operatingSteps({ id: 'buy-station', $after: 'dividend' }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object>({
    code: 'station-trading/only-homes',
    severity: 'warning',
    summary: 'Stations are traded, and no corporation has more than its home.',
    why: 'Homes are not sold, so the step never has anything to offer.',
    bad: example([0]),
    good: example([0, 40]),
    message: () => ({
      message: 'Every corporation has one token, and its home is not for sale.',
      hint: 'Add tokens to corporations, or take the mechanic and its step away.',
    }),
    *check({ title: { corporations, minors }, at }) {
      if ([...corporations, ...minors].every(({ tokens }) => tokens.length < 2)) yield { at: at(), says: undefined };
    },
  }),
];
