import { ruleCases } from '../../../test/support/rule-cases.ts';
import { nameRepeated } from './name-repeated.ts';

ruleCases(nameRepeated, {
  valid: [{ privates: [{ id: 'HC', name: 'Northern Railway' }] }],
  invalid: [{ patch: nameRepeated.bad, at: ['/corporations/1/name'], says: /"ER" and "NR"/ }],
});
