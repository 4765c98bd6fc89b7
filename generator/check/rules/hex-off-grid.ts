import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const hexOffGrid = defineRule({
  code: 'hex-off-grid',
  family: 'map',
  severity: 'error',
  summary: 'The coordinate of a hex lies between two columns or rows of the others.',
  why: 'Every second coordinate of a hexagonal map does not exist: where A1 is a hex, A2 is none.',
  bad: { map: { hexes: { A4: {} } } },
  good: { map: { hexes: { A9: {} } } },
  message: ({ hex, like }: { hex: string; like: string }) => ({
    message: `${quote(hex)} does not lie on the grid of the other hexes, such as ${quote(like)}.`,
    hint: 'Look at its number: it should be one more or one less.',
  }),
  *check({ board }) {
    const odd = (hex: { readonly x: number; readonly y: number }) => Math.abs(hex.x + hex.y) % 2;
    const sums = board.hexes.map(odd);
    const usual = sums.filter((sum) => sum === 1).length * 2 > sums.length ? 1 : 0;
    const like = board.hexes.find((hex) => odd(hex) === usual)?.id ?? '';
    for (const hex of board.hexes) {
      if (odd(hex) !== usual) yield { at: `/map/hexes/${hex.id}`, part: 'key', says: { hex: hex.id, like } };
    }
  },
});
