import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { reachOf } from '../tables/trains.ts';

export const trainReachOdd = defineRule({
  code: 'train-reach-odd',
  family: 'trains',
  severity: 'warning',
  summary: 'A train whose name begins with a number runs another number of stops.',
  why: 'A 4-train runs to four stops; one of the two is probably a slip.',
  bad: { trains: [{ id: '4', distance: 40 }] },
  good: { trains: [{ id: '4', distance: 4 }] },
  message: ({ train, reach }: { train: string; reach: number }) => ({
    message: `Train ${quote(train)} has ${reach} paying stops.`,
    hint: 'Look at "distance", or give the train another name.',
  }),
  *check({ title }) {
    for (const [index, { id, distance }] of title.trains.entries()) {
      const named = /^\d+/.exec(id)?.[0];
      const reach = reachOf(distance);
      // Figures such as 99 and 999 mean: without end.
      if (
        named !== undefined &&
        typeof distance === 'number' &&
        !/^9+$/.test(String(reach)) &&
        reach !== Number(named)
      ) {
        yield { at: `/trains/${index}/distance`, says: { train: id, reach } };
      }
    }
  },
});
