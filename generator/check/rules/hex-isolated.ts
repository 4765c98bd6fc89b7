import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const hexIsolated = defineRule({
  code: 'hex-isolated',
  family: 'map',
  severity: 'error',
  summary: 'A hex touches no other hex.',
  why: 'No track can lead there; its coordinate is probably wrong.',
  bad: { map: { hexes: { K21: {} } } },
  good: { map: { hexes: { A9: {} } } },
  message: ({ hex }: { hex: string }) => ({
    message: `The hex ${quote(hex)} touches no other hex of the map.`,
    hint: 'Look at its coordinate.',
  }),
  *check({ board }) {
    if (board.hexes.length < 2) return;
    for (const { id, adjacent } of board.hexes) {
      if (adjacent.every((beyond) => beyond === null)) yield { at: `/map/hexes/${id}`, part: 'key', says: { hex: id } };
    }
  },
});
