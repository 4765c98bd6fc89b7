/** The cells of the market and their neighbours. */
import type { CellInfo, MarketInfo } from '../../../runtime/kernel/rulebook.ts';

export const cellsOf = (market: MarketInfo): readonly CellInfo[] => [...market.cell.values()];

export const cellBefore = (market: MarketInfo, { row, column }: CellInfo): CellInfo | null =>
  market.rows[row]?.[column - 1] ?? null;

export const cellAbove = (market: MarketInfo, { row, column }: CellInfo): CellInfo | null =>
  market.rows[row - 1]?.[column] ?? null;

export const pointerOf = ({ row, column }: { readonly row: number; readonly column: number }): string =>
  `/market/rows/${row}/${column}`;

/** Cells that touch: of one row, or above and below; in rows shifted by half a cell also those beside. */
export function neighboursOf(market: MarketInfo, { row, column }: CellInfo): CellInfo[] {
  const steps =
    market.kind === 'hexagonal'
      ? [
          [0, -1],
          [0, 1],
          [-1, 0],
          [-1, 1],
          [1, 0],
          [1, -1],
        ]
      : [
          [0, -1],
          [0, 1],
          [-1, 0],
          [1, 0],
        ];
  return steps.flatMap(([down = 0, right = 0]) => market.rows[row + down]?.[column + right] ?? []);
}
