import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { placeOfTrain } from '../tables/trains.ts';

export const availableTooLate = defineRule({
  code: 'available-too-late',
  family: 'trains',
  severity: 'error',
  summary: 'A train comes on sale with a phase that begins with its own purchase, or later.',
  why: 'The phase waits for the train and the train for the phase.',
  bad: { trains: [{ id: '6', availableOn: '6' }] },
  good: { trains: [{ id: '6', availableOn: '5' }] },
  message: ({ train, phase, on }: { train: string; phase: string; on: string }) => ({
    message: `Train ${quote(train)} comes on sale in phase ${quote(phase)}, which begins with the purchase of ${train === on ? 'that very train' : `the later ${quote(on)}`}.`,
    hint: 'Name an earlier phase.',
  }),
  *check({ title }) {
    for (const [index, { id, availableOn }] of title.trains.entries()) {
      const on = title.phases.find((phase) => phase.id === availableOn)?.on;
      if (availableOn === undefined || on === undefined || placeOfTrain(title, on) < index) continue;
      yield { at: `/trains/${index}/availableOn`, says: { train: id, phase: availableOn, on } };
    }
  },
});
