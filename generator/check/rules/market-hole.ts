import { defineRule } from '../rule.ts';

export const marketHole = defineRule({
  code: 'market-hole',
  family: 'market',
  severity: 'error',
  summary: 'A row of the market has a hole in it, or ends with cells that are not there.',
  why: 'A price marker would stop before the hole, or fall down beside it.',
  bad: {
    market: {
      rows: [
        [60, 70, null, { price: 82, zones: ['par'] }, { price: 90, zones: ['low'] }],
        [50, 60, 65, 70],
      ],
    },
  },
  good: {
    market: {
      rows: [
        [60, 70, { price: 82, zones: ['par'] }],
        [null, 60, { price: 66, zones: ['low'] }],
      ],
    },
  },
  message: ({ row, column }: { row: number; column: number }) => ({
    message: `Row ${row + 1} of the market has no cell in column ${column + 1}, but cells on its left.`,
    hint: 'Write null only at the beginning of a row; at its end simply stop.',
  }),
  *check({ title: { market } }) {
    for (const [row, cells] of market.rows.entries()) {
      const first = cells.findIndex((cell) => cell !== null);
      const column = cells.findIndex((cell, index) => cell === null && index > first && first >= 0);
      if (column >= 0) yield { at: `/market/rows/${row}/${column}`, says: { row, column } };
    }
  },
});
