import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const operatingRoundsFall = defineRule({
  code: 'operating-rounds-fall',
  family: 'trains',
  severity: 'warning',
  summary: 'A phase has fewer operating rounds than the one before it.',
  why: 'Their number grows from phase to phase; a figure is probably wrong.',
  bad: { phases: [{ id: '5', operatingRounds: 1 }] },
  good: { phases: [{ id: '5', operatingRounds: 2 }] },
  message: ({ phase, rounds, before, more }: { phase: string; rounds: number; before: string; more: number }) => ({
    message: `Phase ${quote(phase)} has ${rounds} operating rounds, phase ${quote(before)} before it ${more}.`,
    hint: 'Look at both figures.',
  }),
  *check({ title }) {
    for (const [index, { id, operatingRounds }] of title.phases.entries()) {
      const before = title.phases[index - 1];
      if (before !== undefined && operatingRounds < before.operatingRounds) {
        yield {
          at: `/phases/${index}/operatingRounds`,
          says: { phase: id, rounds: operatingRounds, before: before.id, more: before.operatingRounds },
        };
      }
    }
  },
});
