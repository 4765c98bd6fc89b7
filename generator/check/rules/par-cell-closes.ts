import { defineRule } from '../rule.ts';
import { cellsOf, pointerOf } from '../tables/market.ts';

export const parCellCloses = defineRule({
  code: 'par-cell-closes',
  family: 'market',
  severity: 'error',
  summary: 'A cell of a starting price closes the corporation or ends the game.',
  why: 'Whoever starts a corporation there has no corporation, or no game.',
  bad: { market: { zones: { par: { closes: true } } } },
  good: { market: { zones: { par: { noCertificateLimit: true } } } },
  message: ({ price, effect }: { price: number; effect: string }) => ({
    message: `The starting price ${price} lies in a zone that ${effect}.`,
    hint: 'Put the cell into another zone.',
  }),
  *check({ market }) {
    for (const cell of cellsOf(market)) {
      if (cell.zone.par !== true) continue;
      if (cell.zone.closes === true)
        yield { at: pointerOf(cell), says: { price: cell.price, effect: 'closes the corporation' } };
      else if (cell.zone.endsGame === true)
        yield { at: pointerOf(cell), says: { price: cell.price, effect: 'ends the game' } };
    }
  },
});
