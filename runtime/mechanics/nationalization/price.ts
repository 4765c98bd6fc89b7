/** The price of the national railway. */
import type { CellInfo, MarketInfo } from '../../kernel/rulebook.ts';
import type { Options } from './slice.ts';

/** The mean of the prices, the lowest left out where there are many, rounded down; then the nearest cell, of two the dearer. */
export const startingCell = (
  market: MarketInfo,
  prices: readonly number[],
  rule: Options['price'],
): CellInfo | null => {
  const sorted = [...prices].sort((a, b) => a - b);
  const counted = sorted.length > rule.dropLowestAbove ? sorted.slice(1) : sorted;
  const sum = counted.reduce((total, price) => total + price, 0);
  const mean = Math.floor(sum / Math.max(counted.length, 1) / rule.step) * rule.step;
  const cells = (market.rows[rule.row] ?? []).filter((cell) => cell !== null && cell.price >= rule.least);
  let best: CellInfo | null = null;
  for (const cell of cells) {
    if (cell === null) continue;
    if (best === null || Math.abs(cell.price - mean) <= Math.abs(best.price - mean)) best = cell;
  }
  return best;
};
