import { ruleCases } from '../../../test/support/rule-cases.ts';
import { attributeWithoutMechanic } from './attribute-without-mechanic.ts';

ruleCases(attributeWithoutMechanic, {
  invalid: [
    { patch: attributeWithoutMechanic.bad, at: ['/trains/4/tradeIn'], says: /train-trade-in/ },
    {
      patch: { market: { zones: { low: { requiresStatus: 'blue_zone' } } } },
      at: ['/market/zones/low/requiresStatus'],
      says: /limited-zone/,
    },
  ],
});
