import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownTerrain = defineRule({
  code: 'unknown-terrain',
  family: 'references',
  severity: 'error',
  summary: 'A power is for a kind of terrain that no hex has.',
  why: 'It is never of use.',
  bad: {
    mechanics: [{ id: 'terrain-discount' }],
    privates: [{ id: 'HC', abilities: [{ type: 'tile_discount', discount: 20, terrain: 'mountian' }] }],
  },
  good: {
    mechanics: [{ id: 'terrain-discount' }],
    privates: [{ id: 'HC', abilities: [{ type: 'tile_discount', discount: 20, terrain: 'mountain' }] }],
  },
  message: noSuch('kind of terrain on the map', 'Use the "types" of terrain that hexes have.'),
  check: (context) => danglingNames(context, 'terrain'),
});
