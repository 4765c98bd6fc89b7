import { ruleCases } from '../../../test/support/rule-cases.ts';
import { privateNeverPresent } from './private-never-present.ts';

ruleCases(privateNeverPresent, {
  invalid: [{ patch: privateNeverPresent.bad, at: ['/privates/1/minPlayers'], says: /7 players.*4 at most/ }],
});
