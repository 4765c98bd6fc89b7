import { quote } from '../../diagnostics/words.ts';
import type { TileInfo } from '../../../runtime/kernel/rulebook.ts';
import { defineRule } from '../rule.ts';
import { CHAIN, growthOf, offeredColors } from '../tables/upgrades.ts';

export const tileWithoutUpgrade = defineRule({
  code: 'tile-without-upgrade',
  family: 'tiles',
  severity: 'warning',
  summary: 'A tile with a city, or a yellow one with plain track, cannot be upgraded although the next colour comes.',
  why: 'What is laid there stays as it is; a tile is probably missing from the manifest.',
  bad: { tiles: { manifest: { 63: null } } },
  good: { tiles: { manifest: { 63: 1 } } },
  message: ({ tile, color }: { tile: string; color: string }) => ({
    message: `No ${color} tile replaces tile ${quote(tile)}.`,
    hint: `Add one to the manifest.`,
  }),
  *check(context) {
    const offered = offeredColors(context);
    const { reached, after } = growthOf(context);
    for (const tile of reached) {
      const next = CHAIN[CHAIN.indexOf(tile.color) + 1];
      if (next === undefined || next === 'gray' || !offered.has(next) || !grows(tile) || after(tile).length > 0)
        continue;
      yield {
        at: `/tiles/manifest/${tile.name.replaceAll('/', '~1')}`,
        part: 'key',
        says: { tile: tile.name, color: next },
      };
    }
  },
});

const grows = ({ cities, towns, color }: TileInfo): boolean => cities.length > 0 || (towns === 0 && color === 'yellow');
