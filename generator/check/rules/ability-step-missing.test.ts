import { ruleCases } from '../../../test/support/rule-cases.ts';
import { abilityStepMissing } from './ability-step-missing.ts';

const exchange = (when: readonly string[]) => ({
  ...abilityStepMissing.bad,
  privates: [{ id: 'HC', abilities: [{ type: 'exchange', corporations: ['NR'], when, from: ['ipo'] }] }],
});

ruleCases(abilityStepMissing, {
  valid: [
    exchange(['owning_corp_or_turn']),
    { privates: [{ id: 'HC', abilities: [{ type: 'no_buy', when: ['any'] }] }] },
  ],
  invalid: [
    {
      patch: abilityStepMissing.bad,
      at: ['/rounds/definitions/1/steps'],
      says: /"HC" has a power for the moment "any", but the round "stock"/,
    },
    { patch: exchange(['stock_round']), at: ['/rounds/definitions/1/steps'], says: /"exchange"/ },
  ],
});
