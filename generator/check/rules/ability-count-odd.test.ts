import { ruleCases } from '../../../test/support/rule-cases.ts';
import { abilityCountOdd } from './ability-count-odd.ts';

ruleCases(abilityCountOdd, {
  valid: [{ privates: [{ id: 'HC', abilities: [{ type: 'no_buy', count: 20 }] }] }],
  invalid: [
    {
      patch: abilityCountOdd.bad,
      at: ['/privates/0/abilities/0/count'],
      says: /"HC" may be used 10 times, for one hex/,
    },
  ],
});
