import { ruleCases } from '../../../test/support/rule-cases.ts';
import { rustsTooEarly } from './rusts-too-early.ts';

ruleCases(rustsTooEarly, {
  invalid: [
    { patch: rustsTooEarly.bad, at: ['/trains/1/rustsOn'], says: /comes before it/ },
    {
      patch: { trains: [{ id: '4', obsoleteOn: '4' }] },
      at: ['/trains/2/obsoleteOn'],
      says: /becomes obsolete on itself/,
    },
  ],
});
