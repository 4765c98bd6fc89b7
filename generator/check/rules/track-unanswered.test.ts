import { ruleCases } from '../../../test/support/rule-cases.ts';
import { trackUnanswered } from './track-unanswered.ts';

ruleCases(trackUnanswered, {
  invalid: [{ patch: trackUnanswered.bad, at: ['/map/hexes/D6'], says: /"D6"/ }],
});
