import { defineRule } from '../rule.ts';
import { pathsIn } from '../tables/paths.ts';

export const pathRepeated = defineRule({
  code: 'path-repeated',
  family: 'tiles',
  severity: 'error',
  summary: 'The same piece of track stands twice on a tile.',
  why: 'One of the two was probably meant for another edge.',
  bad: {
    map: {
      hexes: {
        C1: {
          paths: [
            { from: 3, to: 's0' },
            { from: 's0', to: 3 },
          ],
        },
      },
    },
  },
  good: {
    map: {
      hexes: {
        C1: {
          paths: [
            { from: 3, to: 's0' },
            { from: 4, to: 's0' },
          ],
        },
      },
    },
  },
  message: ({ ends }: { ends: string }) => ({
    message: `Track between ${ends} is here already.`,
    hint: 'Look at its ends.',
  }),
  *check({ title }) {
    const seen = new Set<string>();
    for (const { at, path } of pathsIn(title)) {
      const ends = [path.from, path.to].map((end) => JSON.stringify(end)).toSorted();
      const key = `${at.slice(0, at.lastIndexOf('/'))} ${ends.join(' ')} ${path.track ?? ''}`;
      // Whoever draws lanes says so; two equal pieces say nothing more than one.
      if (seen.has(key)) yield { at, says: { ends: ends.join(' and ') } };
      seen.add(key);
    }
  },
});
