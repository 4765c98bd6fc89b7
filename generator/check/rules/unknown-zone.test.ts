import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownZone } from './unknown-zone.ts';

ruleCases(unknownZone, {
  invalid: [{ patch: unknownZone.bad, at: ['/market/rows/0/1/zones/0'], says: /Did you mean "par"/, instead: 'par' }],
});
