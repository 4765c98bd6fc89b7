import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainPriceFalls } from './train-price-falls.ts';

ruleCases(trainPriceFalls, {
  valid: [{ trains: [{ id: '6', availableOn: '5', price: 400 }] }],
  invalid: [{ patch: trainPriceFalls.bad, at: ['/trains/2/price'], says: /180, less than "3" before it with 300/ }],
});
