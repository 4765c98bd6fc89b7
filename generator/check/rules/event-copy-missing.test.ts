import { ruleCases } from '../../../test/support/rule-cases.ts';
import { eventCopyMissing } from './event-copy-missing.ts';

ruleCases(eventCopyMissing, {
  valid: [
    { trains: [{ id: '6', events: [{ type: 'close_companies', copy: 9 }] }] },
    { trains: [{ id: '5', countByPlayers: { 4: 3 }, events: [{ type: 'close_companies', copy: 3 }] }] },
  ],
  invalid: [{ patch: eventCopyMissing.bad, at: ['/trains/3/events/0/copy'], says: /copy 3.*there are 2/ }],
});
