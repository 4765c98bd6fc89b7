import { defineRule } from '../rule.ts';
import { cellsOf, pointerOf } from '../tables/market.ts';

export const marketPriceZero = defineRule({
  code: 'market-price-zero',
  family: 'market',
  severity: 'warning',
  summary: 'A price of the market is 0, and the corporation goes on.',
  why: 'A share worth nothing cannot be sold or counted; such a cell mostly closes the corporation.',
  bad: { market: { rows: [[0, 70, { price: 82, zones: ['par'] }, { price: 90, zones: ['low'] }]] } },
  good: {
    market: {
      zones: { shut: { closes: true } },
      rows: [
        [
          { price: 0, zones: ['shut'] },
          { price: 82, zones: ['par'] },
          { price: 90, zones: ['low'] },
        ],
      ],
    },
  },
  message: () => ({
    message: 'The price of this cell is 0, but nothing happens in it.',
    hint: 'Put it into a zone with "closes", or mend the price.',
  }),
  *check({ market }) {
    for (const cell of cellsOf(market)) {
      const { closes, endsGame, liquidation } = cell.zone;
      if (cell.price === 0 && closes !== true && endsGame !== true && liquidation !== true)
        yield { at: pointerOf(cell), says: undefined };
    }
  },
});
