import { ruleCases } from '../../../test/support/rule-cases.ts';
import { mapAxesSame } from './map-axes-same.ts';

ruleCases(mapAxesSame, {
  invalid: [{ patch: mapAxesSame.bad, at: ['/map/axes'], says: /letter/ }],
});
