import { ruleCases } from '../../../test/support/rule-cases.ts';
import { floatUnreachable } from './float-unreachable.ts';

ruleCases(floatUnreachable, {
  valid: [{ corporations: [{ id: 'SR', float: 100 }] }],
  invalid: [
    { patch: floatUnreachable.bad, at: ['/policies/floating/percent'], says: /60 percent.*2 players may hold 40/ },
    {
      patch: { corporations: [{ id: 'SR', float: 70, holdingLimit: 30 }] },
      at: ['/corporations/2/float'],
      says: /"SR"/,
    },
  ],
});
