import { defineRule } from '../rule.ts';
import { pathsIn } from '../tables/paths.ts';

export const pathLoop = defineRule({
  code: 'path-loop',
  family: 'tiles',
  severity: 'error',
  summary: 'A piece of track ends where it begins.',
  why: 'No train can use it; one end is probably wrong.',
  bad: { map: { hexes: { C5: { color: 'gray', paths: [{ from: 1, to: 1 }] } } } },
  good: { map: { hexes: { C5: { color: 'gray', paths: [{ from: 1, to: 4 }] } } } },
  message: ({ end }: { end: number | string }) => ({
    message: `This track leads from ${JSON.stringify(end)} to ${JSON.stringify(end)}.`,
    hint: 'Look at its other end.',
  }),
  *check({ title }) {
    for (const { at, path } of pathsIn(title)) if (path.from === path.to) yield { at, says: { end: path.from } };
  },
});
