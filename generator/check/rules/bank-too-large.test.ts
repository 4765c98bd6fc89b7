import { ruleCases } from '../../../test/support/rule-cases.ts';
import { bankTooLarge } from './bank-too-large.ts';

ruleCases(bankTooLarge, {
  valid: [{ bank: 24000 }, { bank: 'unlimited', policies: { gameEnd: [{ reason: 'bankrupt', timing: 'immediate' }] } }],
  invalid: [{ patch: bankTooLarge.bad, at: ['/bank'], says: /400000.*1200/ }],
});
