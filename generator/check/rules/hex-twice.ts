import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const hexTwice = defineRule({
  code: 'hex-twice',
  family: 'map',
  severity: 'error',
  summary: 'Two coordinates are the same place.',
  why: 'One of the two hexes would lie under the other.',
  bad: { map: { hexes: { A05: {} } } },
  good: { map: { hexes: { A9: {} } } },
  message: ({ hex, first }: { hex: string; first: string }) => ({
    message: `${quote(hex)} and ${quote(first)} are the same place.`,
    hint: 'Write each hex once, without zeros before its number.',
  }),
  *check({ board }) {
    const places = new Map<string, string>();
    for (const { id, x, y } of board.hexes) {
      const first = places.get(`${x},${y}`);
      if (first === undefined) places.set(`${x},${y}`, id);
      else yield { at: `/map/hexes/${id}`, part: 'key', says: { hex: id, first } };
    }
  },
});
