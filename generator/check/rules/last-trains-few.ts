import { defineRule } from '../rule.ts';
import { mostCopies } from '../tables/trains.ts';

export const lastTrainsFew = defineRule({
  code: 'last-trains-few',
  family: 'trains',
  severity: 'warning',
  summary: 'There are fewer trains that stay than corporations.',
  why: 'At the end a corporation may need a train when there is none left.',
  bad: {
    trains: [
      { id: '6', count: 1 },
      { id: '5', rustsOn: '6' },
      { id: '4', rustsOn: '6' },
    ],
  },
  good: { trains: [{ id: '6', count: 4 }] },
  message: ({ count, companies }: { count: number; companies: number }) => ({
    message: `${count} ${count === 1 ? 'train stays' : 'trains stay'} in the game, but there are ${companies} corporations.`,
    hint: 'Let the last train be "unlimited", or raise its "count".',
  }),
  *check({ title }) {
    if (title.policies.trains.mustBuy === 'never') return;
    const stay = title.trains.filter(({ rustsOn, obsoleteOn }) => rustsOn === undefined && obsoleteOn === undefined);
    const count = stay.reduce((sum, train) => sum + mostCopies(train), 0);
    const companies = title.corporations.length;
    if (count < companies) yield { at: `/trains/${title.trains.length - 1}/count`, says: { count, companies } };
  },
});
