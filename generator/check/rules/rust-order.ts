import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { placeOfTrain, queueOf } from '../tables/trains.ts';

export const rustOrder = defineRule({
  code: 'rust-order',
  family: 'trains',
  severity: 'warning',
  summary: 'A train outlives one that comes after it.',
  why: 'Trains leave in the order in which they came; two names are probably mixed up.',
  bad: {
    trains: [
      { id: '2', rustsOn: '6' },
      { id: '3', rustsOn: '5' },
    ],
  },
  good: {
    trains: [
      { id: '2', rustsOn: '4' },
      { id: '3', rustsOn: '6' },
    ],
  },
  message: ({ train, later, leaves }: { train: string; later: string; leaves: string }) => ({
    message: `Train ${quote(later)} leaves with ${quote(leaves)}, before ${quote(train)} that came earlier.`,
    hint: 'Look at "rustsOn" and "obsoleteOn" of both.',
  }),
  *check({ title }) {
    let last: { readonly id: string; readonly leaves: number } | undefined;
    for (const { train, index } of queueOf(title)) {
      const { id, rustsOn, obsoleteOn } = train;
      const on = rustsOn ?? obsoleteOn;
      const leaves = on === undefined ? Infinity : placeOfTrain(title, on);
      if (leaves < 0) continue;
      if (on !== undefined && last !== undefined && leaves < last.leaves) {
        yield {
          at: `/trains/${index}/${rustsOn === undefined ? 'obsoleteOn' : 'rustsOn'}`,
          says: { train: last.id, later: id, leaves: on },
        };
      }
      if (last === undefined || leaves >= last.leaves) last = { id, leaves };
    }
  },
});
