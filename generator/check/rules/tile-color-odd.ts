import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { CHAIN } from '../tables/upgrades.ts';

export const tileColorOdd = defineRule({
  code: 'tile-color-odd',
  family: 'tiles',
  severity: 'error',
  summary: 'A tile of the manifest is white, or of a colour that only printed hexes have.',
  why: 'Tiles begin with yellow; no rule would ever lay this one.',
  bad: { tiles: { manifest: { X1: 1 }, definitions: { X1: { color: 'white', paths: [{ from: 0, to: 3 }] } } } },
  good: {
    tiles: {
      manifest: { X1: 1 },
      definitions: {
        X1: {
          color: 'green',
          paths: [
            { from: 0, to: 1 },
            { from: 2, to: 3 },
          ],
        },
      },
    },
  },
  message: ({ tile, color }: { tile: string; color: string }) => ({
    message: `Tile ${quote(tile)} is ${color}.`,
    hint: `Tiles are ${CHAIN.slice(1).join(', ')}.`,
  }),
  *check({ board, title }) {
    const offered = new Set(title.phases.flatMap(({ tiles }) => tiles));
    for (const { name, color, onlyByAbility } of board.tiles) {
      if (color !== 'white' && (CHAIN.includes(color) || offered.has(color) || onlyByAbility)) continue;
      yield { at: `/tiles/definitions/${name.replaceAll('/', '~1')}/color`, says: { tile: name, color } };
    }
  },
});
