import { ruleCases } from '../../../test/support/rule-cases.ts';
import { pathLoop } from './path-loop.ts';

ruleCases(pathLoop, {
  invalid: [{ patch: pathLoop.bad, at: ['/map/hexes/C5/paths/0'], says: /from 1 to 1/ }],
});
