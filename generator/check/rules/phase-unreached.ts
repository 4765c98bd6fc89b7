import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const phaseUnreached = defineRule({
  code: 'phase-unreached',
  family: 'unused',
  severity: 'error',
  summary: 'A phase after the first does not say which train begins it.',
  why: 'It never begins, and neither do those after it.',
  bad: { phases: [{ id: '4', on: null }] },
  good: { phases: [{ id: '4', on: '4' }] },
  message: ({ phase }: { phase: string }) => ({
    message: `Phase ${quote(phase)} never begins.`,
    hint: 'Name in "on" the train whose first purchase begins it.',
  }),
  *check({ title }) {
    for (const [index, { id, on }] of title.phases.entries()) {
      if (index > 0 && on === undefined) yield { at: `/phases/${index}`, says: { phase: id } };
    }
  },
});
