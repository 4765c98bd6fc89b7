import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownEvent = defineRule({
  code: 'unknown-event',
  family: 'references',
  severity: 'error',
  summary: 'A rule waits for an event that no train sets off.',
  why: 'It waits for ever.',
  bad: { mechanics: [{ id: 'city-disaster', event: 'earthquake', hex: 'A3', closes: ['NR'] }] },
  good: {
    mechanics: [{ id: 'city-disaster', event: 'earthquake', hex: 'A3', closes: ['NR'] }],
    trains: [{ id: '4', events: [{ type: 'earthquake' }] }],
  },
  message: noSuch('event that a train sets off', 'Add the event to a train.'),
  check: (context) => danglingNames(context, 'events'),
});
