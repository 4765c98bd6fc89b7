import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privateOrder } from './private-order.ts';

ruleCases(privateOrder, {
  valid: [{ privates: [{ id: 'HC', value: 60 }] }],
  invalid: [{ patch: privateOrder.bad, at: ['/privates/1/value'], says: /60.*200/ }],
});
