import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownEvent } from './unknown-event.ts';

ruleCases(unknownEvent, {
  invalid: [{ patch: unknownEvent.bad, at: ['/mechanics/0/event'], says: /"earthquake"/ }],
});
