import { ruleCases } from '../../../test/support/rule-cases.ts';
import { offboardLaidOn } from './offboard-laid-on.ts';

ruleCases(offboardLaidOn, {
  invalid: [{ patch: offboardLaidOn.bad, at: ['/map/hexes/B8'], says: /yellow/ }],
});
