import { oneOf, quote } from '../../diagnostics/words.ts';
import { stepsIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';

export const mechanicStepMissing = defineRule({
  code: 'mechanic-step-missing',
  family: 'mechanics',
  severity: 'error',
  summary: 'A mechanic brings steps, and a round has none of them.',
  why: 'What the step is for is never asked.',
  bad: { mechanics: [{ id: 'exchange' }] },
  good: {
    mechanics: [{ id: 'exchange' }],
    rounds: { definitions: [{ id: 'stock', steps: [{ id: 'exchange', $before: 'trade-shares' }] }] },
  },
  message: ({ mechanic, steps }: { mechanic: string; steps: readonly string[] }) => ({
    message: `The mechanic ${quote(mechanic)} brings ${oneOf(steps)}, but no round has ${steps.length === 1 ? 'this step' : 'these steps'}.`,
    hint: `Put ${steps.length === 1 ? 'it' : 'them'} where the rule book has ${steps.length === 1 ? 'it' : 'them'}, or take the mechanic away.`,
  }),
  *check({ title, used }) {
    const present = new Set([...stepsIn(title)].map(({ name }) => name));
    for (const [index, { id, use }] of title.mechanics.entries()) {
      const name = use ?? id;
      const steps = Object.keys(used.find((manifest) => manifest.name === name)?.provides.steps ?? {});
      const missing = steps.filter((step) => !present.has(step));
      if (missing.length > 0) yield { at: `/mechanics/${index}`, says: { mechanic: name, steps: missing } };
    }
  },
});
