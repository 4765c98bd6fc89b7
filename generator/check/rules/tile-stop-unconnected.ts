import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const tileStopUnconnected = defineRule({
  code: 'tile-stop-unconnected',
  family: 'tiles',
  severity: 'error',
  summary: 'A stop of a tile is joined to no track.',
  why: 'No train can come there.',
  bad: {
    tiles: {
      manifest: { X1: 1 },
      definitions: {
        X1: {
          color: 'yellow',
          stops: [
            { kind: 'city', revenue: 20 },
            { kind: 'town', revenue: 10 },
          ],
          paths: [{ from: 0, to: 's0' }],
        },
      },
    },
  },
  good: { tiles: { manifest: { X1: 1 }, definitions: { X1: { color: 'yellow', city: 20, exits: [0] } } } },
  message: ({ tile, kind, stop }: { tile: string; kind: string; stop: number }) => ({
    message: `The ${kind} "s${stop}" of tile ${quote(tile)} has no track.`,
    hint: 'Write a path that ends there.',
  }),
  *check({ board }) {
    for (const tile of board.tiles) {
      for (const stop of tile.stops) {
        if (tile.rotations[0]?.pathsOf[stop.index]?.length !== 0) continue;
        yield {
          at: `/tiles/definitions/${tile.name.replaceAll('/', '~1')}`,
          says: { tile: tile.name, kind: stop.kind, stop: stop.index },
        };
      }
    }
  },
});
