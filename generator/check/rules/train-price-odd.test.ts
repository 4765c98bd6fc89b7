import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainPriceOdd } from './train-price-odd.ts';

ruleCases(trainPriceOdd, {
  invalid: [
    { patch: trainPriceOdd.bad, at: ['/trains/0/price'], says: /costs 8; a share costs 66/ },
    { patch: { trains: [{ id: '2', price: 800 }] }, at: ['/trains/0/price'], says: /800/ },
  ],
});
