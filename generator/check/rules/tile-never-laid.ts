import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { CHAIN, growthOf, offeredColors } from '../tables/upgrades.ts';

export const tileNeverLaid = defineRule({
  code: 'tile-never-laid',
  family: 'unused',
  severity: 'warning',
  summary: 'A tile of the manifest fits no hex of the map, now or later.',
  why: 'Either the tile is a slip, or the hex it was meant for.',
  bad: { tiles: { manifest: { 59: 1 } } },
  good: { tiles: { manifest: { 16: 1 } } },
  message: ({ tile, because }: { tile: string; because: string }) => ({
    message: `Tile ${quote(tile)} can never be laid: ${because}.`,
    hint: 'Take it out of the manifest, or look at the hexes it is for.',
  }),
  *check(context) {
    const { board, references } = context;
    const offered = offeredColors(context);
    const { reached } = growthOf(context);
    // What a power or a mechanic names may be laid by rules of its own.
    const named = new Set(references('tiles').map(({ name }) => name));
    for (const tile of board.tiles) {
      if (reached.has(tile) || named.has(tile.name) || tile.onlyByAbility || !CHAIN.includes(tile.color)) continue;
      const because = offered.has(tile.color) ? reason(tile.label, tile.color) : `no phase offers ${tile.color} tiles`;
      yield {
        at: `/tiles/manifest/${tile.name.replaceAll('/', '~1')}`,
        part: 'key',
        says: { tile: tile.name, because },
      };
    }
  },
});

function reason(label: string | null, color: string): string {
  return label === null
    ? `there is no hex or tile that this ${color} tile replaces`
    : `there is no hex or tile marked ${label} that this ${color} tile replaces`;
}
