import { ruleCases } from '../../../test/support/rule-cases.ts';
import { tileWithoutUpgrade } from './tile-without-upgrade.ts';

ruleCases(tileWithoutUpgrade, {
  invalid: [
    {
      patch: tileWithoutUpgrade.bad,
      at: ['/tiles/manifest/14', '/tiles/manifest/15'],
      says: /No brown tile replaces tile "14"/,
    },
  ],
});
