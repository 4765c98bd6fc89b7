import { expandTile } from '../../../runtime/core/map/expand-tile.ts';
import { defineRule } from '../rule.ts';
import { tilesIn } from '../tables/stops.ts';

export const stopPartOdd = defineRule({
  code: 'stop-part-odd',
  family: 'tiles',
  severity: 'error',
  summary: 'The number of a stop in logs is that of another one, or larger than the tile has parts.',
  why: 'Tokens and routes of logs would be laid to another stop, or to none.',
  bad: { map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: 30, part: 10 }] } } } },
  good: { map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: 30, part: 1 }] } } } },
  message: ({ part, parts, taken }: { part: number; parts: number; taken: boolean }) => ({
    message: taken
      ? `Another stop of the tile is number ${part} already.`
      : `The stop is called number ${part}, but the tile has ${parts} stops and pieces of track.`,
    hint: 'Parts are counted from 0 in the order in which logs have them.',
  }),
  *check({ title }) {
    for (const [at, tile] of tilesIn(title)) {
      const { stops, paths } = expandTile(tile);
      const parts = stops.length + paths.length;
      const seen = new Set<number>();
      for (const [index, { part = index }] of stops.entries()) {
        const taken = seen.has(part);
        if (taken || part >= parts) yield { at: `${at}/stops/${index}/part`, says: { part, parts, taken } };
        seen.add(part);
      }
    }
  },
});
