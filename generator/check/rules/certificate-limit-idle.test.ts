import { ruleCases } from '../../../test/support/rule-cases.ts';
import { certificateLimitIdle } from './certificate-limit-idle.ts';

ruleCases(certificateLimitIdle, {
  invalid: [
    { patch: certificateLimitIdle.bad, at: ['/players/2/certificateLimit'], says: /200.*38/ },
    { patch: { players: { 4: { certificateLimit: 1 } } }, at: ['/players/4/certificateLimit'] },
  ],
});
