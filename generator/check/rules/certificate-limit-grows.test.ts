import { ruleCases } from '../../../test/support/rule-cases.ts';
import { certificateLimitGrows } from './certificate-limit-grows.ts';

ruleCases(certificateLimitGrows, {
  valid: [{ players: { 4: { certificateLimit: 14 } } }],
  invalid: [
    { patch: certificateLimitGrows.bad, at: ['/players/4/certificateLimit'], says: /110.*14/ },
    { patch: { players: { 2: { certificateLimit: 2 } } }, at: ['/players/3/certificateLimit'] },
  ],
});
