import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const borderAtRim = defineRule({
  code: 'border-at-rim',
  family: 'map',
  severity: 'warning',
  summary: 'A border lies along an edge with no hex beyond it.',
  why: 'It bars or costs nothing; the edge is probably wrong.',
  bad: { map: { hexes: { A3: { borders: [{ edge: 2, type: 'impassable' }] } } } },
  good: {
    map: {
      hexes: { A5: { borders: [{ edge: 1, type: 'impassable' }] }, A3: { borders: [{ edge: 4, type: 'impassable' }] } },
    },
  },
  message: ({ hex, edge }: { hex: string; edge: number }) => ({
    message: `There is no hex beyond edge ${edge} of ${quote(hex)}.`,
    hint: 'Look at the edge, or take the border away.',
  }),
  *check({ board }) {
    for (const hex of board.hexes) {
      for (const [index, { edge }] of hex.borders.entries()) {
        if (hex.adjacent[edge] === null)
          yield { at: `/map/hexes/${hex.id}/borders/${index}`, says: { hex: hex.id, edge } };
      }
    }
  },
});
