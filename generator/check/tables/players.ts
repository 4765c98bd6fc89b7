/** What depends on the number of players, step by step from fewer to more. */
import type { PlayerCount, TitleDefinition } from '../../../runtime/kernel/title.ts';

export interface Steps {
  readonly fewer: number;
  readonly more: number;
  readonly before: number;
  readonly after: number;
}

export function playerRows(title: TitleDefinition, figure: (row: PlayerCount) => number): Steps[] {
  const rows = Object.entries(title.players).map(([count, row]) => ({ count: Number(count), figure: figure(row) }));
  rows.sort((a, b) => a.count - b.count);
  return rows.slice(1).map(({ count, figure: after }, index) => {
    const { count: fewer, figure: before } = rows[index] ?? { count: 0, figure: 0 };
    return { fewer, more: count, before, after };
  });
}
