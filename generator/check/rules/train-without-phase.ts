import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { placeOfTrain, queueOf } from '../tables/trains.ts';

export const trainWithoutPhase = defineRule({
  code: 'train-without-phase',
  family: 'trains',
  severity: 'warning',
  summary: 'Of all trains only one begins no phase.',
  why: 'Where each other train begins a phase, this one has probably been forgotten.',
  bad: { phases: [{ id: '5', $remove: true }] },
  good: { phases: [{ id: '5', trainLimit: 3 }] },
  message: ({ train }: { train: string }) => ({
    message: `No phase begins with train ${quote(train)}, though one does with every other train.`,
    hint: 'Add the phase, or name the train in the "on" of one.',
  }),
  *check({ title }) {
    const begun = new Set(title.phases.map(({ on }) => (on === undefined ? 0 : placeOfTrain(title, on))));
    const endless = title.trains.flatMap((train, index) => (train.count === 'unlimited' ? [{ train, index }] : []));
    const queue = [...queueOf(title), ...endless.filter(({ train }) => train.availableOn !== undefined)];
    const without = queue.filter(({ index }) => !begun.has(index));
    const [only] = without;
    if (only !== undefined && without.length === 1 && queue.length > 3) {
      yield { at: `/trains/${only.index}`, says: { train: only.train.id } };
    }
  },
});
