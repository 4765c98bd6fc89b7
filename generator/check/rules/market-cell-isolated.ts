import { defineRule } from '../rule.ts';
import { neighboursOf, pointerOf } from '../tables/market.ts';
import type { CellInfo, MarketInfo } from '../../../runtime/kernel/rulebook.ts';

export const marketCellIsolated = defineRule({
  code: 'market-cell-isolated',
  family: 'market',
  severity: 'error',
  summary: 'A part of the market does not hang together with the cells where prices start.',
  why: 'No price marker can come there.',
  bad: { market: { rows: [[60, null, 80, { price: 82, zones: ['par'] }, { price: 90, zones: ['low'] }]] } },
  good: {
    market: {
      rows: [
        [60, { price: 82, zones: ['par'] }],
        [null, { price: 76, zones: ['low'] }],
      ],
    },
  },
  message: ({ price }: { price: number }) => ({
    message: `The cell of ${price} is cut off: no step from a starting price leads there.`,
    hint: 'Look for a null too many, or for a row that is shifted.',
  }),
  *check({ market }) {
    if (market.parCells.length === 0) return;
    const reached = walkFrom(market, market.parCells);
    for (const cell of market.cell.values()) {
      if (!reached.has(cell)) yield { at: pointerOf(cell), says: { price: cell.price } };
    }
  },
});

function walkFrom(market: MarketInfo, starts: readonly CellInfo[]): ReadonlySet<CellInfo> {
  const reached = new Set(starts);
  // A set is walked in the order of insertion, and what is added meanwhile comes as well.
  for (const cell of reached) for (const next of neighboursOf(market, cell)) reached.add(next);
  return reached;
}
