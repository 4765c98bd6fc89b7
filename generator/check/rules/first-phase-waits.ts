import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { placeOfTrain } from '../tables/trains.ts';

export const firstPhaseWaits = defineRule({
  code: 'first-phase-waits',
  family: 'trains',
  severity: 'error',
  summary: 'The first phase is said to begin with a train that is not the first.',
  why: 'The game begins in it, whatever "on" says; a phase before it is probably missing.',
  bad: { phases: [{ id: '2', on: '3' }] },
  good: { phases: [{ id: '2', on: '2' }] },
  message: ({ phase, on }: { phase: string; on: string }) => ({
    message: `The game begins in phase ${quote(phase)}, yet it is said to begin with train ${quote(on)}.`,
    hint: 'Take "on" away, or put the missing phase before it.',
  }),
  *check({ title }) {
    const [first] = title.phases;
    if (first?.on !== undefined && placeOfTrain(title, first.on) > 0)
      yield { at: '/phases/0/on', says: { phase: first.id, on: first.on } };
  },
});
