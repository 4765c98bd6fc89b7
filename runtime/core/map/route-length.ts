/** How far a train reaches, and which of the stops it visits pay (core rules 11.2). */
import type { StopInfo } from '../../kernel/rulebook.ts';
import type { DistanceRow } from '../../kernel/title.ts';

export type Reach = number | readonly DistanceRow[];

/** A visited stop as far as length and payment go. */
export interface Visit {
  readonly kind: StopInfo['kind'];
  readonly visitCost: number;
  readonly revenue: number;
  readonly token: boolean;
}

const visitsOf = (row: DistanceRow): number => row.visit ?? row.pay;

/** Kinds that fewer rows accept are served first; each takes from the rows that accept it, in their order. */
const rowsSuffice = (rows: readonly DistanceRow[], visits: readonly Visit[]): boolean => {
  const left = rows.map(visitsOf);
  const costs = new Map<string, number>();
  for (const { kind, visitCost } of visits) costs.set(kind, (costs.get(kind) ?? 0) + visitCost);
  const accepting = (kind: string): number => rows.filter((row) => row.nodes.includes(kind)).length;
  const kinds = [...costs].sort(([a], [b]) => accepting(a) - accepting(b));
  return kinds.every(([kind, cost]) => {
    let need = cost;
    for (const [index, row] of rows.entries()) {
      if (!row.nodes.includes(kind)) continue;
      const taken = Math.min(need, left[index] ?? 0);
      left[index] = (left[index] ?? 0) - taken;
      need -= taken;
    }
    return need <= 0;
  });
};

export const reaches = (reach: Reach, visits: readonly Visit[]): boolean =>
  typeof reach === 'number'
    ? visits.reduce((sum, visit) => sum + visit.visitCost, 0) <= reach
    : rowsSuffice(reach, visits);

/** A train of a single stop may call at one city only. */
export const isLocal = (reach: Reach): boolean =>
  typeof reach === 'number' ? reach === 1 : reach.some((row) => row.nodes.includes('city') && visitsOf(row) === 1);

/** Each stop, in order, takes the first row that accepts its kind and has pay left. */
const rowsPay = (rows: readonly DistanceRow[], visits: readonly Visit[]): boolean => {
  const left = rows.map((row) => row.pay);
  return visits.every(({ kind }) => {
    const index = rows.findIndex((row, at) => row.nodes.includes(kind) && (left[at] ?? 0) > 0);
    if (index < 0) return false;
    left[index] = (left[index] ?? 0) - 1;
    return true;
  });
};

/** Every choice of `size` of the numbers from 0 to `count` - 1, in order. */
function* choices(count: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= count - size; first++) {
    for (const rest of choices(count, size - 1, first + 1)) yield [first, ...rest];
  }
}

const revenueOf = (visits: readonly Visit[]): number => visits.reduce((sum, visit) => sum + visit.revenue, 0);

/**
 * Which stops pay, by place. A train with a plain number is paid for all. With rows: as many as may be paid, and of
 * these the choice that brings most, with a token of the operator among them.
 */
export const payingStops = (reach: Reach, visits: readonly Visit[]): ReadonlySet<number> => {
  const all = new Set(visits.keys());
  if (typeof reach === 'number') return all;
  const rows = [...reach].sort((a, b) => a.nodes.length - b.nodes.length);
  const most = rows.reduce((sum, row) => sum + row.pay, 0);
  for (let size = Math.min(most, visits.length); size > 0; size--) {
    let best: readonly number[] = [];
    let revenue = 0;
    for (const choice of choices(visits.length, size)) {
      const chosen = choice.map((index) => visits[index] as Visit);
      const sum = revenueOf(chosen);
      if (sum > revenue && chosen.some((visit) => visit.token) && rowsPay(rows, chosen)) {
        best = choice;
        revenue = sum;
      }
    }
    if (revenue > 0) return new Set(best);
  }
  return new Set();
};
