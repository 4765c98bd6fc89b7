import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trainNeverSold } from './train-never-sold.ts';

ruleCases(trainNeverSold, {
  valid: [
    { trains: [{ id: '7', price: 900, distance: 7, count: 2, availableOn: '6' }] },
    { trains: [{ id: '4', count: 0, countByPlayers: { 4: 3 } }] },
  ],
  invalid: [
    { patch: trainNeverSold.bad, at: ['/trains/2/count'], says: /not one train "4"/ },
    {
      patch: { trains: [{ id: '7', price: 900, distance: 7, count: 2 }] },
      at: ['/trains/5'],
      says: /waits behind "6"/,
    },
  ],
});
