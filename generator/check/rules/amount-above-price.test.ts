import { ruleCases } from '../../../test/support/rule-cases.ts';
import { amountAbovePrice } from './amount-above-price.ts';

ruleCases(amountAbovePrice, {
  valid: [{ mechanics: [{ id: 'train-trade-in' }], trains: [{ id: '6', tradeIn: { 4: 600 } }] }],
  invalid: [
    { patch: amountAbovePrice.bad, at: ['/trains/4/tradeIn/4'], says: /"6" costs 600, but 3000 stands here for "4"/ },
  ],
});
