import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { placeOfTrain } from '../tables/trains.ts';

export const phaseOrder = defineRule({
  code: 'phase-order',
  family: 'trains',
  severity: 'error',
  summary: 'A phase begins with a train that comes before that of the phase before it.',
  why: 'Phases are gone through in order, so it would begin late or never.',
  bad: { phases: [{ id: '4', $before: '3' }] },
  good: { phases: [{ id: '4', $after: '3' }] },
  message: ({ phase, on, before, earlier }: { phase: string; on: string; before: string; earlier: string }) => ({
    message: `Phase ${quote(phase)} begins with ${quote(on)}, but phase ${quote(before)} before it with the later ${quote(earlier)}.`,
    hint: 'Put the phases in the order of their trains.',
  }),
  *check({ title }) {
    for (const [index, { id, on }] of title.phases.entries()) {
      const before = title.phases[index - 1];
      if (on === undefined || before?.on === undefined) continue;
      const place = placeOfTrain(title, on);
      if (place >= 0 && place < placeOfTrain(title, before.on)) {
        yield { at: `/phases/${index}/on`, says: { phase: id, on, before: before.id, earlier: before.on } };
      }
    }
  },
});
