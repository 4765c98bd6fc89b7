import { ruleCases } from '../../../test/support/rule-cases.ts';
import { eventRepeated } from './event-repeated.ts';

ruleCases(eventRepeated, {
  valid: [{ trains: [{ id: '5', events: [{ type: 'close_companies' }, { type: 'close_companies', copy: 2 }] }] }],
  invalid: [{ patch: eventRepeated.bad, at: ['/trains/3/events/1'], says: /train "5"/ }],
});
