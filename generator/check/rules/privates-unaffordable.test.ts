import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privatesUnaffordable } from './privates-unaffordable.ts';

ruleCases(privatesUnaffordable, {
  valid: [{ privates: [{ id: 'MC', value: 1180 }] }],
  invalid: [{ patch: privatesUnaffordable.bad, at: ['/privates/1/value'], says: /1200 in cash.*6020.*"MC"/ }],
});
