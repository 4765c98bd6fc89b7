import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tokenMissing } from './token-missing.ts';

ruleCases(tokenMissing, {
  valid: [{ corporations: [{ id: 'NR', home: null, tokens: [] }] }],
  invalid: [{ patch: tokenMissing.bad, at: ['/corporations/0/tokens'], says: /home in A3/ }],
});
