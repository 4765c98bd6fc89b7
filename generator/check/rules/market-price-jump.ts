import { defineRule } from '../rule.ts';
import { cellAbove, cellBefore, cellsOf, pointerOf } from '../tables/market.ts';

/** The steepest step of any title we know is less than a doubling. */
const TIMES = 3;

export const marketPriceJump = defineRule({
  code: 'market-price-jump',
  family: 'market',
  severity: 'warning',
  summary: `A price of the market is more than ${TIMES} times the one to its left or below it.`,
  why: 'Prices grow by small steps; perhaps a digit is too many or missing.',
  bad: { market: { rows: [[60, 70, 80, { price: 820, zones: ['par', 'low'] }]] } },
  good: { market: { rows: [[60, 70, 80, { price: 90, zones: ['par', 'low'] }]] } },
  message: ({ price, other }: { price: number; other: number }) => ({
    message: `${price} stands beside ${other}: more than ${TIMES} times as much in one step.`,
    hint: 'Look at both prices.',
  }),
  *check({ market }) {
    for (const cell of cellsOf(market)) {
      for (const lower of [cellBefore(market, cell), market.rows[cell.row + 1]?.[cell.column] ?? null]) {
        if (lower === null || lower.price === 0 || cell.price <= TIMES * lower.price) continue;
        yield { at: pointerOf(cell), says: { price: cell.price, other: lower.price } };
        break;
      }
      const above = cellAbove(market, cell);
      if (
        cell.price > 0 &&
        above !== null &&
        cell.row === market.rows.length - 1 &&
        above.price > TIMES * cell.price * 3
      ) {
        yield { at: pointerOf(cell), says: { price: above.price, other: cell.price } };
      }
    }
  },
});
