import { ruleCases } from '../../../test/support/rule-cases.ts';
import { lastTrainsFew } from './last-trains-few.ts';

ruleCases(lastTrainsFew, {
  valid: [{ trains: [{ id: '6', count: 1 }] }],
  invalid: [{ patch: lastTrainsFew.bad, at: ['/trains/4/count'], says: /1 train stays.*4 corporations/ }],
});
