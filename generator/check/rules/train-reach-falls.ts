import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { queuePairs, reachOf } from '../tables/trains.ts';

export const trainReachFalls = defineRule({
  code: 'train-reach-falls',
  family: 'trains',
  severity: 'warning',
  summary: 'A train runs less far than the one before it.',
  why: 'Later trains cost more and run further; two trains are probably mixed up.',
  bad: { trains: [{ id: '4', distance: 2 }] },
  good: {
    trains: [
      {
        id: '4',
        distance: [
          { nodes: ['city', 'offboard'], pay: 4 },
          { nodes: ['town'], pay: 0, visit: 99 },
        ],
      },
    ],
  },
  message: ({ train, reach, before, more }: { train: string; reach: number; before: string; more: number }) => ({
    message: `Train ${quote(train)} has ${reach} paying stops, ${quote(before)} before it ${more}.`,
    hint: 'Look at "distance" of both.',
  }),
  *check({ title }) {
    for (const [earlier, later] of queuePairs(title)) {
      const reach = reachOf(later.train.distance);
      const more = reachOf(earlier.train.distance);
      if (reach < more)
        yield {
          at: `/trains/${later.index}/distance`,
          says: { train: later.train.id, reach, before: earlier.train.id, more },
        };
    }
  },
});
