import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privatesNeverClose } from './privates-never-close.ts';

ruleCases(privatesNeverClose, {
  valid: [
    {
      trains: [{ id: '5', events: [] }],
      privates: [
        { id: 'HC', abilities: [{ type: 'close', onPhase: '5' }] },
        { id: 'MC', $remove: true },
      ],
    },
  ],
  invalid: [{ patch: privatesNeverClose.bad, at: ['/privates'], says: /none of the 2/ }],
});
