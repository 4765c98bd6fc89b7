import { defineRule } from '../rule.ts';
import { pathEndsIn, pathsIn } from '../tables/paths.ts';

export const junctionAlone = defineRule({
  code: 'junction-alone',
  family: 'tiles',
  severity: 'error',
  summary: 'Only one piece of track leads to the junction of a tile.',
  why: 'A junction is where several meet; this track leads nowhere.',
  bad: { map: { hexes: { C5: { color: 'gray', paths: [{ from: 1, to: 'j' }] } } } },
  good: {
    map: {
      hexes: {
        C5: {
          color: 'gray',
          paths: [
            { from: 1, to: 'j' },
            { from: 4, to: 'j' },
          ],
        },
      },
    },
  },
  message: () => ({
    message: 'This track ends at the junction, and nothing goes on from there.',
    hint: 'Write the track that meets it.',
  }),
  *check({ title }) {
    const ends = new Map<object, number>();
    for (const { end, tile } of pathEndsIn(title)) if (end === 'j') ends.set(tile, (ends.get(tile) ?? 0) + 1);
    for (const { at, path, tile } of pathsIn(title)) {
      const joins = path.from === 'j' || path.to === 'j';
      if (joins && ends.get(tile) === 1 && path.terminal === undefined && tile.exits === undefined)
        yield { at, says: undefined };
    }
  },
});
