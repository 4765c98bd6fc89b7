import { ruleCases } from '../../../test/support/rule-cases.ts';
import { homeCityUnknown } from './home-city-unknown.ts';

ruleCases(homeCityUnknown, {
  invalid: [{ patch: homeCityUnknown.bad, at: ['/corporations/0/home/city'], says: /city 1 of "A3"/ }],
});
