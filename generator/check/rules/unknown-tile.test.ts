import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownTile } from './unknown-tile.ts';

ruleCases(unknownTile, {
  invalid: [{ patch: unknownTile.bad, at: ['/privates/0/abilities/0/tiles/0'], says: /"99"/ }],
});
