import { ruleCases } from '../../../test/support/rule-cases.ts';
import { variantPlayerGap } from './variant-player-gap.ts';

ruleCases(variantPlayerGap, {
  invalid: [
    {
      patch: variantPlayerGap.bad,
      at: ['/variants/swift_game/requires/0'],
      says: /"swift_game" needs "short_game", which is not for 3 players/,
    },
  ],
});
