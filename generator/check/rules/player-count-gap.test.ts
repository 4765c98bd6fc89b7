import { ruleCases } from '../../../test/support/rule-cases.ts';
import { playerCountGap } from './player-count-gap.ts';

ruleCases(playerCountGap, {
  invalid: [{ patch: playerCountGap.bad, at: ['/players/4'], says: /for 2 and for 4/ }],
});
