import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privateValueJump } from './private-value-jump.ts';

ruleCases(privateValueJump, {
  valid: [{ privates: [{ id: 'HC', value: 0 }] }],
  invalid: [{ patch: privateValueJump.bad, at: ['/privates/1/value'], says: /"MC" is worth 600.*"HC", only 20/ }],
});
