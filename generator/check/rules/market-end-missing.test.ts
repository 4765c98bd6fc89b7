import { ruleCases } from '../../../test/support/rule-cases.ts';
import { marketEndMissing } from './market-end-missing.ts';

ruleCases(marketEndMissing, {
  invalid: [{ patch: marketEndMissing.bad, at: ['/policies/gameEnd/1'] }],
});
