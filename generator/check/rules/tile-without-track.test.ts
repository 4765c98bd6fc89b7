import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tileWithoutTrack } from './tile-without-track.ts';

ruleCases(tileWithoutTrack, {
  invalid: [{ patch: tileWithoutTrack.bad, at: ['/tiles/definitions/X1'], says: /"X1"/ }],
});
