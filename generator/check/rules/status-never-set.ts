import { quote } from '../../diagnostics/words.ts';
import { statusesIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';

export const statusNeverSet = defineRule({
  code: 'status-never-set',
  family: 'unused',
  severity: 'warning',
  summary: 'A mechanic asks for a status that no phase has.',
  why: 'What it allows is never allowed.',
  bad: { mechanics: [{ id: 'limited-zone' }], market: { zones: { low: { requiresStatus: 'blue_zone' } } } },
  good: {
    mechanics: [{ id: 'limited-zone' }],
    market: { zones: { low: { requiresStatus: 'blue_zone' } } },
    phases: [{ id: '6', status: ['blue_zone'] }],
  },
  message: ({ mechanic, status }: { mechanic: string; status: string }) => ({
    message: `No phase has the status ${quote(status)} that the mechanic ${quote(mechanic)} asks for.`,
    hint: 'Give it to the phases in which it holds, or take the mechanic away.',
  }),
  *check({ title, used }) {
    const set = new Set([...statusesIn(title)].map(({ name }) => name));
    for (const [index, { id, use }] of title.mechanics.entries()) {
      const name = use ?? id;
      for (const status of Object.keys(used.find((manifest) => manifest.name === name)?.provides.statuses ?? {})) {
        if (!set.has(status)) yield { at: `/mechanics/${index}`, says: { mechanic: name, status } };
      }
    }
  },
});
