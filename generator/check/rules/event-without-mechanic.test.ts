import { ruleCases } from '../../../test/support/rule-cases.ts';
import { eventWithoutMechanic } from './event-without-mechanic.ts';

ruleCases(eventWithoutMechanic, {
  invalid: [{ patch: eventWithoutMechanic.bad, at: ['/trains/2/events/0/type'], says: /city-disaster/ }],
});
