import { ruleCases } from '../../../test/support/rule-cases.ts';
import { stopWithoutTrack } from './stop-without-track.ts';

ruleCases(stopWithoutTrack, {
  invalid: [
    { patch: stopWithoutTrack.bad, at: ['/map/hexes/B8'], says: /offboard of "B8"/ },
    { patch: { map: { hexes: { A3: { color: 'gray' } } } }, at: ['/map/hexes/A3'], says: /city of "A3"/ },
  ],
});
