import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const tileWithoutTrack = defineRule({
  code: 'tile-without-track',
  family: 'tiles',
  severity: 'error',
  summary: 'A tile has no track over any edge.',
  why: 'It could never be joined to anything.',
  bad: { tiles: { manifest: { X1: 1 }, definitions: { X1: { color: 'yellow' } } } },
  good: { tiles: { manifest: { X1: 1 }, definitions: { X1: { color: 'yellow', town: 10, exits: [0] } } } },
  message: ({ tile }: { tile: string }) => ({
    message: `Tile ${quote(tile)} has no track that leaves it.`,
    hint: 'Write its "exits" or "paths".',
  }),
  *check({ board }) {
    for (const tile of board.tiles) {
      if (tile.rotations[0]?.exits.length === 0 && tile.stops.length === 0) {
        yield { at: `/tiles/definitions/${tile.name.replaceAll('/', '~1')}`, says: { tile: tile.name } };
      }
    }
  },
});
