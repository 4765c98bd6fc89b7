import { ruleCases } from '../../../test/support/rule-cases.ts';
import { undefinedTile } from './undefined-tile.ts';

ruleCases(undefinedTile, {
  invalid: [{ patch: undefinedTile.bad, at: ['/tiles/manifest/X77'], says: /"X77"/ }],
});
