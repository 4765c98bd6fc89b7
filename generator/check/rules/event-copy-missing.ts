import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { mostCopies } from '../tables/trains.ts';

export const eventCopyMissing = defineRule({
  code: 'event-copy-missing',
  family: 'trains',
  severity: 'error',
  summary: 'An event belongs to a copy of a train that does not exist.',
  why: 'It never comes about.',
  bad: { trains: [{ id: '5', events: [{ type: 'close_companies', copy: 3 }] }] },
  good: { trains: [{ id: '5', events: [{ type: 'close_companies', copy: 2 }] }] },
  message: ({ event, train, copy, count }: { event: string; train: string; copy: number; count: number }) => ({
    message: `${quote(event)} comes with copy ${copy} of train ${quote(train)}, but there are ${count}.`,
    hint: 'Copies are counted from 1.',
  }),
  *check({ title }) {
    for (const [t, train] of title.trains.entries()) {
      const count = mostCopies(train);
      for (const [e, { type, copy = 1 }] of (train.events ?? []).entries()) {
        if (copy > count)
          yield { at: `/trains/${t}/events/${e}/copy`, says: { event: type, train: train.id, copy, count } };
      }
    }
  },
});
