import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { placeOfTrain } from '../tables/trains.ts';

export const rustsTooEarly = defineRule({
  code: 'rusts-too-early',
  family: 'trains',
  severity: 'error',
  summary: 'A train rusts on itself or on a train that comes before it.',
  why: 'It would rust the moment it is bought, or could only be bought once it should be gone.',
  bad: { trains: [{ id: '3', rustsOn: '2' }] },
  good: { trains: [{ id: '3', rustsOn: '5' }] },
  message: ({ train, on, how }: { train: string; on: string; how: string }) => ({
    message: `Train ${quote(train)} ${how} on ${train === on ? 'itself' : `${quote(on)}, which comes before it`}.`,
    hint: 'Name a train that comes later.',
  }),
  *check({ title }) {
    for (const [index, { id, ...train }] of title.trains.entries()) {
      for (const [field, how] of [
        ['rustsOn', 'rusts'],
        ['obsoleteOn', 'becomes obsolete'],
      ] as const) {
        const on = train[field];
        const place = on === undefined ? -1 : placeOfTrain(title, on);
        if (on !== undefined && place >= 0 && place <= index)
          yield { at: `/trains/${index}/${field}`, says: { train: id, on, how } };
      }
    }
  },
});
