import { quote } from '../../diagnostics/words.ts';
import type { TileInfo } from '../../../runtime/kernel/rulebook.ts';
import { defineRule } from '../rule.ts';
import { growthOf } from '../tables/upgrades.ts';

export const cityPaysLess = defineRule({
  code: 'city-pays-less',
  family: 'tiles',
  severity: 'warning',
  summary: 'A tile pays less than every tile it replaces, or more than three times as much.',
  why: 'Cities grow with their tiles by some tens; a figure is probably wrong.',
  bad: {
    tiles: {
      manifest: { 63: null, X63: 2 },
      definitions: { X63: { color: 'brown', city: 4, slots: 2, exits: [0, 1, 2, 3, 4, 5] } },
    },
  },
  good: {
    tiles: {
      manifest: { 63: null, X63: 2 },
      definitions: { X63: { color: 'brown', city: 50, slots: 2, exits: [0, 1, 2, 3, 4, 5] } },
    },
  },
  message: ({ tile, pays, before, other }: { tile: string; pays: number; before: string; other: number }) => ({
    message: `Tile ${quote(tile)} pays ${pays}; ${quote(before)}, which it replaces, ${other}.`,
    hint: 'Look at both figures.',
  }),
  *check(context) {
    const { reached, after } = growthOf(context);
    const before = new Map<TileInfo, TileInfo[]>();
    for (const tile of reached) for (const next of after(tile)) before.set(next, [...(before.get(next) ?? []), tile]);
    for (const [tile, earlier] of before) {
      const [first] = earlier;
      const pays = best(tile);
      const figures = earlier.map(best);
      if (first === undefined || pays === 0 || figures.includes(0)) continue;
      const other = pays < Math.min(...figures) ? Math.min(...figures) : Math.max(...figures);
      if (pays >= Math.min(...figures) && pays <= 3 * other) continue;
      yield {
        at: `/tiles/definitions/${tile.name.replaceAll('/', '~1')}`,
        says: { tile: tile.name, pays, before: first.name, other },
      };
    }
  },
});

const best = (tile: TileInfo): number =>
  Math.max(
    0,
    ...tile.stops.map(({ revenue }) => (typeof revenue === 'number' ? revenue : Math.max(...Object.values(revenue)))),
  );
