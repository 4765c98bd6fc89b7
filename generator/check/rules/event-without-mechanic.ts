import { eventsIn } from '../mechanics/places.ts';
import { needsMechanic, unprovided } from '../mechanics/provided.ts';
import { defineRule } from '../rule.ts';

export const eventWithoutMechanic = defineRule({
  code: 'event-without-mechanic',
  family: 'mechanics',
  severity: 'error',
  summary: 'A train sets off an event that nothing in the title handles.',
  why: 'The event would pass and nothing would happen.',
  bad: { trains: [{ id: '4', events: [{ type: 'earthquake' }] }] },
  good: { trains: [{ id: '4', events: [{ type: 'close_companies' }] }] },
  message: needsMechanic('The event'),
  check: (context) => unprovided(context, ({ events }) => events, eventsIn(context.title)),
});
