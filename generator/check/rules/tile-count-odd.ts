import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { growthOf } from '../tables/upgrades.ts';

/** Printers round up: a few tiles too many are common. */
const SPARE = 2;

export const tileCountOdd = defineRule({
  code: 'tile-count-odd',
  family: 'tiles',
  severity: 'warning',
  summary: 'There are many more of a tile than hexes on which it can ever lie.',
  why: 'The rest could never be laid; perhaps a digit is too many.',
  bad: { tiles: { manifest: { 58: 20 } } },
  good: { tiles: { manifest: { 58: 2 } } },
  message: ({ tile, count, hexes }: { tile: string; count: number; hexes: number }) => ({
    message: `There are ${count} of tile ${quote(tile)}, for ${hexes === 1 ? 'one hex' : `${hexes} hexes`}.`,
    hint: 'Look at the figure, or write "unlimited".',
  }),
  *check(context) {
    const { classes, reached } = growthOf(context);
    for (const tile of reached) {
      const hexes = classes.reduce((sum, one) => sum + (one.reached.has(tile) ? one.hexes.length : 0), 0);
      if (tile.count === 'unlimited' || tile.count <= hexes + SPARE) continue;
      const at = `/tiles/manifest/${tile.name.replaceAll('/', '~1')}`;
      yield { at, says: { tile: tile.name, count: tile.count, hexes } };
    }
  },
});
