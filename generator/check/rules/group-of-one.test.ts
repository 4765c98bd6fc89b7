import { ruleCases } from '../../../test/support/rule-cases.ts';
import { groupOfOne } from './group-of-one.ts';

ruleCases(groupOfOne, {
  valid: [{ map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: 30, groups: ['east'] }] } } } }],
  invalid: [
    { patch: groupOfOne.bad, at: ['/map/hexes/B8/stops/0/groups/0', '/map/hexes/C1/stops/0/groups/0'], says: /"rim"/ },
  ],
});
