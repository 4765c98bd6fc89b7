import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const eventRepeated = defineRule({
  code: 'event-repeated',
  family: 'trains',
  severity: 'warning',
  summary: 'The same copy of a train sets the same event off twice.',
  why: 'One of the two was probably meant for another copy or another event.',
  bad: { trains: [{ id: '5', events: [{ type: 'close_companies' }, { type: 'close_companies' }] }] },
  good: { trains: [{ id: '5', events: [{ type: 'close_companies' }] }] },
  message: ({ event, train }: { event: string; train: string }) => ({
    message: `${quote(event)} stands twice at train ${quote(train)}.`,
    hint: 'Take one away.',
  }),
  *check({ title }) {
    for (const [t, { id, events = [] }] of title.trains.entries()) {
      const seen = new Set<string>();
      for (const [e, { type, copy = 1 }] of events.entries()) {
        if (seen.has(`${type} ${copy}`)) yield { at: `/trains/${t}/events/${e}`, says: { event: type, train: id } };
        seen.add(`${type} ${copy}`);
      }
    }
  },
});
