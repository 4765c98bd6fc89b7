import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const trainLimitMissing = defineRule({
  code: 'train-limit-missing',
  family: 'trains',
  severity: 'error',
  summary: 'The train limit is given by kind of corporation, and one kind is left out.',
  why: 'Corporations of that kind could own no train.',
  bad: { phases: [{ id: '2', trainLimit: { major: 4 } }], corporations: [{ id: 'NR', kind: 'major' }] },
  good: { phases: [{ id: '2', trainLimit: { $replace: { corporation: 4 } } }] },
  message: ({ phase, kind, id }: { phase: string; kind: string; id: string }) => ({
    message: `Phase ${quote(phase)} has no train limit for ${quote(kind)}, which ${quote(id)} is.`,
    hint: `Add ${quote(kind)} to "trainLimit", or give one number for all.`,
  }),
  *check({ title }) {
    const kinds = new Map([
      ...title.corporations.map(({ id, kind = 'corporation' }) => [kind, id] as const),
      ...title.minors.map(({ id, kind = 'minor' }) => [kind, id] as const),
    ]);
    for (const [index, { id: phase, trainLimit }] of title.phases.entries()) {
      if (typeof trainLimit === 'number') continue;
      for (const [kind, id] of kinds) {
        if (trainLimit[kind] === undefined) yield { at: `/phases/${index}/trainLimit`, says: { phase, kind, id } };
      }
    }
  },
});
