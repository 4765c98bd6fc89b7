import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

/** No title we know lets a corporation own more than five. */
const MOST = 6;

export const trainLimitOdd = defineRule({
  code: 'train-limit-odd',
  family: 'trains',
  severity: 'warning',
  summary: `A corporation may own more than ${MOST} trains, or none.`,
  why: 'So many limit nothing, and with none nobody can run; a figure is probably wrong.',
  bad: { phases: [{ id: '2', trainLimit: 40 }] },
  good: { phases: [{ id: '2', trainLimit: 4 }] },
  message: ({ phase, limit }: { phase: string; limit: number }) => ({
    message: `In phase ${quote(phase)} the train limit is ${limit}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title }) {
    for (const [index, { id, trainLimit }] of title.phases.entries()) {
      const limits = typeof trainLimit === 'number' ? [trainLimit] : Object.values(trainLimit);
      const limit = limits.find((one) => one > MOST) ?? (limits.every((one) => one === 0) ? 0 : undefined);
      if (limit !== undefined) yield { at: `/phases/${index}/trainLimit`, says: { phase: id, limit } };
    }
  },
});
