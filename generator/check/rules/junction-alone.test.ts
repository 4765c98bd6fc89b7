import { ruleCases } from '../../../test/support/rule-cases.ts';
import { junctionAlone } from './junction-alone.ts';

ruleCases(junctionAlone, {
  valid: [{ map: { hexes: { C5: { color: 'gray', paths: [{ from: 1, to: 'j' }], exits: [4] } } } }],
  invalid: [{ patch: junctionAlone.bad, at: ['/map/hexes/C5/paths/0'] }],
});
