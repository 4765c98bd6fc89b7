import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const borderRepeated = defineRule({
  code: 'border-repeated',
  family: 'map',
  severity: 'error',
  summary: 'A hex has two borders along one edge.',
  why: 'It is unclear which of them counts.',
  bad: { map: { hexes: { A5: { borders: [{ edge: 1 }, { edge: 1 }] } } } },
  good: { map: { hexes: { A5: { borders: [{ edge: 1 }, { edge: 4 }] } } } },
  message: ({ hex, edge }: { hex: string; edge: number }) => ({
    message: `${quote(hex)} has two borders along edge ${edge}.`,
    hint: 'Join them.',
  }),
  *check({ board }) {
    for (const hex of board.hexes) {
      const seen = new Set<number>();
      for (const [index, { edge }] of hex.borders.entries()) {
        if (seen.has(edge)) yield { at: `/map/hexes/${hex.id}/borders/${index}`, says: { hex: hex.id, edge } };
        seen.add(edge);
      }
    }
  },
});
