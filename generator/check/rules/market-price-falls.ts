import { defineRule } from '../rule.ts';
import { cellAbove, cellBefore, cellsOf, pointerOf } from '../tables/market.ts';

export const marketPriceFalls = defineRule({
  code: 'market-price-falls',
  family: 'market',
  severity: 'error',
  summary: 'A price of the market is lower than the one to its left, or higher than the one above it.',
  why: 'A step to the right or up must be a gain; two figures are probably swapped.',
  bad: { market: { rows: [[60, 80, 70, { price: 82, zones: ['par'] }, { price: 90, zones: ['low'] }]] } },
  good: { market: { rows: [[60, 70, 80, { price: 82, zones: ['par'] }, { price: 90, zones: ['low'] }]] } },
  message: ({ price, other, side }: { price: number; other: number; side: 'left' | 'above' }) => ({
    message:
      side === 'left'
        ? `${price} stands to the right of ${other}, which is more.`
        : `${price} stands below ${other}, which is less.`,
    hint: 'Look at both prices.',
  }),
  *check({ market }) {
    for (const cell of cellsOf(market)) {
      const left = cellBefore(market, cell);
      const above = market.kind === 'grid' ? cellAbove(market, cell) : null;
      if (left !== null && cell.price < left.price)
        yield { at: pointerOf(cell), says: { price: cell.price, other: left.price, side: 'left' as const } };
      else if (above !== null && cell.price > above.price)
        yield { at: pointerOf(cell), says: { price: cell.price, other: above.price, side: 'above' as const } };
    }
  },
});
