import { ruleCases } from '../../../test/support/rule-cases.ts';
import { eventNeverFired } from './event-never-fired.ts';

ruleCases(eventNeverFired, {
  invalid: [
    { patch: eventNeverFired.bad, at: ['/mechanics/0', '/mechanics/0'], says: /"green_par"/ },
    {
      patch: {
        mechanics: [{ id: 'par-groups', opens: { green_par: ['par'] } }],
        trains: [{ id: '3', events: [{ type: 'green_par' }] }],
      },
      at: ['/mechanics/0'],
      says: /"brown_par"/,
    },
  ],
});
