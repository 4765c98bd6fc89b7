import { ruleCases } from '../../../test/support/rule-cases.ts';
import { cityShrinks } from './city-shrinks.ts';

ruleCases(cityShrinks, {
  invalid: [{ patch: cityShrinks.bad, at: ['/tiles/definitions/X63'], says: /has 1 places.*has 2/ }],
});
