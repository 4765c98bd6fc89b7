import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownCertificate } from './unknown-certificate.ts';

ruleCases(unknownCertificate, {
  valid: [
    {
      mechanics: [{ id: 'share-gift' }],
      privates: [{ id: 'HC', abilities: [{ type: 'shares', shares: 'random_president' }] }],
    },
  ],
  invalid: [
    {
      patch: unknownCertificate.bad,
      at: ['/privates/0/abilities/0/shares'],
      says: /Did you mean "NR_1"/,
      instead: 'NR_1',
    },
  ],
});
