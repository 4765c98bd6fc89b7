import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownTile = defineRule({
  code: 'unknown-tile',
  family: 'references',
  severity: 'error',
  summary: 'A power or a rule names a tile that is not in the manifest.',
  why: 'The tile is never at hand, so the power cannot be used.',
  bad: {
    mechanics: [{ id: 'private-track' }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'special-track', $before: 'track' }] }] },
    privates: [
      {
        id: 'HC',
        abilities: [{ type: 'tile_lay', ownerType: 'corporation', when: ['track'], hexes: ['B2'], tiles: ['99'] }],
      },
    ],
  },
  good: {
    mechanics: [{ id: 'private-track' }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'special-track', $before: 'track' }] }] },
    privates: [
      {
        id: 'HC',
        abilities: [{ type: 'tile_lay', ownerType: 'corporation', when: ['track'], hexes: ['B2'], tiles: ['8'] }],
      },
    ],
  },
  message: noSuch('tile in the manifest', 'Name a tile of the manifest, or add it there.'),
  check: (context) => danglingNames(context, 'tiles'),
});
