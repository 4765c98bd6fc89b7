import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { mostCopies, queueOf } from '../tables/trains.ts';

export const trainNeverSold = defineRule({
  code: 'train-never-sold',
  family: 'unused',
  severity: 'error',
  summary: 'A train never comes on sale: there is none of it, or it waits behind one without end.',
  why: 'What its purchase would bring never comes either.',
  bad: { trains: [{ id: '4', count: 0 }] },
  good: { trains: [{ id: '4', count: 2 }] },
  message: ({ train, behind }: { train: string; behind: string | undefined }) => ({
    message:
      behind === undefined
        ? `There is not one train ${quote(train)}.`
        : `Train ${quote(train)} waits behind ${quote(behind)}, of which there is no end.`,
    hint:
      behind === undefined ? 'Look at "count".' : 'Say with "availableOn" when it comes on sale, or change the order.',
  }),
  *check({ title }) {
    const endless = queueOf(title).find(({ train }) => train.count === 'unlimited');
    for (const [index, train] of title.trains.entries()) {
      if (mostCopies(train) === 0) yield { at: `/trains/${index}/count`, says: { train: train.id, behind: undefined } };
      else if (endless !== undefined && index > endless.index && train.availableOn === undefined) {
        yield { at: `/trains/${index}`, says: { train: train.id, behind: endless.train.id } };
      }
    }
  },
});
