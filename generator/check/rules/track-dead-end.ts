import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { deadEnd, pathPointer, printedOf } from '../tables/track.ts';

export const trackDeadEnd = defineRule({
  code: 'track-dead-end',
  family: 'map',
  severity: 'error',
  summary: 'Printed track leads off the map, into an impassable border, or to a hex that can never answer it.',
  why: 'No train can run over it; the edge is probably wrong.',
  bad: {
    map: {
      hexes: {
        C1: {
          paths: [
            [1, 's0'],
            [3, 's0'],
            [4, 's0'],
          ],
        },
      },
    },
  },
  good: { map: { hexes: { C1: { paths: [[4, 's0']] } } } },
  message: ({ hex, edge, why }: { hex: string; edge: number; why: string }) => ({
    message: `The track of ${quote(hex)} over edge ${edge} ${why}.`,
    hint: 'Edges are numbered 0 to 5 clockwise, 0 at the bottom (flat) or bottom left (pointy).',
  }),
  *check({ title, board }) {
    for (const hex of board.hexes) {
      for (const { a, b, index } of printedOf(hex).paths) {
        for (const end of [a, b]) {
          const why = end.kind === 'edge' ? deadEnd(hex, end.edge) : undefined;
          if (end.kind === 'edge' && why !== undefined)
            yield { at: pathPointer(title, hex.id, index), says: { hex: hex.id, edge: end.edge, why } };
        }
      }
    }
  },
});
