import { ruleCases } from '../../../test/support/rule-cases.ts';
import { floatTooLow } from './float-too-low.ts';

ruleCases(floatTooLow, {
  invalid: [
    { patch: floatTooLow.bad, at: ['/policies/floating/percent'], says: /6 percent.*20/ },
    { patch: { corporations: [{ id: 'SR', float: 10 }] }, at: ['/corporations/2/float'], says: /"SR"/ },
  ],
});
