import { ruleCases } from '../../../test/support/rule-cases.ts';
import { capitalizationWithoutMechanic } from './capitalization-without-mechanic.ts';

ruleCases(capitalizationWithoutMechanic, {
  invalid: [
    { patch: capitalizationWithoutMechanic.bad, at: ['/policies/capitalization/mode'], says: /capitalization-stages/ },
    { patch: { corporations: [{ id: 'ER', capitalization: 'none' }] }, at: ['/corporations/1/capitalization'] },
  ],
});
