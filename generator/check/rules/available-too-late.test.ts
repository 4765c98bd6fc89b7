import { ruleCases } from '../../../test/support/rule-cases.ts';
import { availableTooLate } from './available-too-late.ts';

ruleCases(availableTooLate, {
  valid: [{ trains: [{ id: '6', availableOn: '2' }] }],
  invalid: [
    { patch: availableTooLate.bad, at: ['/trains/4/availableOn'], says: /that very train/ },
    { patch: { trains: [{ id: '4', availableOn: '5' }] }, at: ['/trains/2/availableOn'], says: /the later "5"/ },
  ],
});
