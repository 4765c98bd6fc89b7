import { quote } from '../../diagnostics/words.ts';
import type { TileInfo } from '../../../runtime/kernel/rulebook.ts';
import { defineRule } from '../rule.ts';
import { CHAIN, growthOf } from '../tables/upgrades.ts';

export const cityShrinks = defineRule({
  code: 'city-shrinks',
  family: 'tiles',
  severity: 'warning',
  summary: 'A tile has fewer places for tokens than every tile it replaces.',
  why: 'Tokens would have to go; a figure is probably wrong.',
  bad: {
    tiles: {
      manifest: { 63: null, X63: 2 },
      definitions: { X63: { color: 'brown', city: 40, slots: 1, exits: [0, 1, 2, 3, 4, 5] } },
    },
  },
  good: {
    tiles: {
      manifest: { 63: null, X63: 2 },
      definitions: { X63: { color: 'brown', city: 40, slots: 3, exits: [0, 1, 2, 3, 4, 5] } },
    },
  },
  message: ({ tile, slots, before, more }: { tile: string; slots: number; before: string; more: number }) => ({
    message: `Tile ${quote(tile)} has ${slots} places for tokens; ${quote(before)}, which it replaces, has ${more}.`,
    hint: 'Look at "slots" of both.',
  }),
  *check(context) {
    const { reached, after } = growthOf(context);
    const before = new Map<TileInfo, TileInfo[]>();
    for (const tile of reached) for (const next of after(tile)) before.set(next, [...(before.get(next) ?? []), tile]);
    for (const [tile, earlier] of before) {
      const [first] = earlier;
      if (tile.cities.length === 0 || first === undefined || !CHAIN.includes(tile.color)) continue;
      const more = Math.min(...earlier.map(slotsOf));
      if (slotsOf(tile) < more)
        yield {
          at: `/tiles/definitions/${tile.name.replaceAll('/', '~1')}`,
          says: { tile: tile.name, slots: slotsOf(tile), before: first.name, more },
        };
    }
  },
});

const slotsOf = (tile: TileInfo): number => tile.stops.reduce((sum, { slots }) => sum + slots, 0);
