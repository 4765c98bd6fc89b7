import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { pathEndsIn, stopCount } from '../tables/paths.ts';

export const pathUnknownStop = defineRule({
  code: 'path-unknown-stop',
  family: 'tiles',
  severity: 'error',
  summary: 'Track leads to a stop that the tile does not have.',
  why: 'It ends in nothing.',
  bad: { map: { hexes: { C1: { paths: [{ from: 4, to: 's1' }] } } } },
  good: { map: { hexes: { C1: { paths: [{ from: 4, to: 's0' }] } } } },
  message: ({ end, stops }: { end: string; stops: number }) => ({
    message: `There is no stop ${quote(end)} here: ${stops === 0 ? 'the tile has none' : `the tile has ${stops === 1 ? 'one, "s0"' : `${stops}, "s0" to "s${stops - 1}"`}`}.`,
    hint: 'Stops are counted from 0 in the order of "stops".',
  }),
  *check({ title }) {
    for (const { at, end, tile } of pathEndsIn(title)) {
      const stops = stopCount(tile);
      if (typeof end === 'string' && end.startsWith('s') && Number(end.slice(1)) >= stops)
        yield { at, says: { end, stops } };
    }
  },
});
