import { ruleCases } from '../../../test/support/rule-cases.ts';
import { momentUnknown } from './moment-unknown.ts';

ruleCases(momentUnknown, {
  valid: [{ privates: [{ id: 'HC', abilities: [{ type: 'no_buy', when: ['sold', 'buy_train', 'any'] }] }] }],
  invalid: [
    {
      patch: momentUnknown.bad,
      at: ['/privates/0/abilities/0/when/0'],
      says: /Did you mean "track"/,
      instead: 'track',
    },
  ],
});
