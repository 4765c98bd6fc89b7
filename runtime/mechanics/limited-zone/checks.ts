/** What can be wrong with zones that are closed at first. */
import { hasStatusIn } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (phases: readonly string[]) => ({
  mechanics: [{ id: 'limited-zone' }],
  market: { zones: { low: { requiresStatus: 'blue_zone' } } },
  phases: phases.map((id) => ({
    id,
    status: [...(id === '3' || id === '4' ? ['can_buy_companies'] : []), 'blue_zone'],
  })),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { zone: string; status: string }>({
    code: 'limited-zone/never-closed',
    severity: 'warning',
    summary: 'A zone waits for a status that every phase has.',
    why: 'It is open from the beginning to the end, so the mechanic changes nothing.',
    bad: example(['2', '3', '4', '5', '6']),
    good: example(['5', '6']),
    message: ({ zone, status }) => ({
      message: `Every phase has the status "${status}": the zone "${zone}" is never closed.`,
      hint: 'Leave the status to the phases in which the zone is open.',
    }),
    *check({ title: { market, phases } }) {
      for (const [zone, { requiresStatus: status }] of Object.entries(market.zones)) {
        if (typeof status === 'string' && phases.every((phase) => hasStatusIn(phase, status)))
          yield { at: `/market/zones/${zone}/requiresStatus`, says: { zone, status } };
      }
    },
  }),
];
