import { ruleCases } from '../../../test/support/rule-cases.ts';
import { rustOrder } from './rust-order.ts';

ruleCases(rustOrder, {
  invalid: [{ patch: rustOrder.bad, at: ['/trains/1/rustsOn'], says: /Train "3" leaves with "5", before "2"/ }],
});
