import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { isFinal, printedOf } from '../tables/track.ts';

export const stopWithoutTrack = defineRule({
  code: 'stop-without-track',
  family: 'map',
  severity: 'error',
  summary: 'A stop of a hex on which no tile is ever laid has no track.',
  why: 'No train can come there.',
  bad: { map: { hexes: { B8: { paths: { $replace: [] } } } } },
  good: { map: { hexes: { B8: { paths: [[1, 's0']] } } } },
  message: ({ hex, kind }: { hex: string; kind: string }) => ({
    message: `The ${kind} of ${quote(hex)} is joined to no edge, and no tile can be laid there.`,
    hint: 'Write its "paths" or "exits".',
  }),
  *check({ board }) {
    for (const hex of board.hexes) {
      const { pathsOf } = printedOf(hex);
      if (!isFinal(hex)) continue;
      for (const stop of hex.printed.stops) {
        if (pathsOf[stop.index]?.length === 0)
          yield { at: `/map/hexes/${hex.id}`, says: { hex: hex.id, kind: stop.kind } };
      }
    }
  },
});
