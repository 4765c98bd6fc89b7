import { ruleCases } from '../../../test/support/rule-cases.ts';
import { parNeverSet } from './par-never-set.ts';

const gift = (shares: string) => ({
  mechanics: [{ id: 'share-gift' }],
  privates: [{ id: 'HC', abilities: [{ type: 'shares', shares }] }],
});

ruleCases(parNeverSet, {
  valid: [gift('NR_1'), gift('random_share')],
  invalid: [
    { patch: parNeverSet.bad, at: ['/privates/0/abilities/0/shares'], says: /"NR_0" is given away/ },
    { patch: gift('random_president'), at: ['/privates/0/abilities/0/shares'] },
  ],
});
