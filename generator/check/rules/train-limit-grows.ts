import { quote } from '../../diagnostics/words.ts';
import type { PhaseDefinition } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';

export const trainLimitGrows = defineRule({
  code: 'train-limit-grows',
  family: 'trains',
  severity: 'warning',
  summary: 'A corporation may own more trains than in the phase before.',
  why: 'Train limits fall from phase to phase; a figure is probably wrong.',
  bad: { phases: [{ id: '5', trainLimit: 4 }] },
  good: { phases: [{ id: '5', trainLimit: 3 }] },
  message: ({ phase, limit, before, less }: { phase: string; limit: number; before: string; less: number }) => ({
    message: `The train limit is ${limit} in phase ${quote(phase)}, after ${less} in phase ${quote(before)}.`,
    hint: 'Look at both figures.',
  }),
  *check({ title }) {
    for (const [index, phase] of title.phases.entries()) {
      const before = title.phases[index - 1];
      if (before === undefined) continue;
      for (const [kind, limit] of limitsOf(phase)) {
        const less = limitsOf(before).find(([other]) => other === kind || other === '' || kind === '')?.[1];
        if (less === undefined || limit <= less) continue;
        yield {
          at: `/phases/${index}/trainLimit${kind === '' ? '' : `/${kind}`}`,
          says: { phase: phase.id, limit, before: before.id, less },
        };
      }
    }
  },
});

const limitsOf = ({ trainLimit }: PhaseDefinition): (readonly [string, number])[] =>
  typeof trainLimit === 'number' ? [['', trainLimit]] : Object.entries(trainLimit);
