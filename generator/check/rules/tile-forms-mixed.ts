import { defineRule } from '../rule.ts';
import { tilesIn } from '../tables/stops.ts';

export const tileFormsMixed = defineRule({
  code: 'tile-forms-mixed',
  family: 'tiles',
  severity: 'error',
  summary: 'A tile or hex is written in the short and in the long form at once.',
  why: 'Only one of them counts, and the other one is lost.',
  bad: { map: { hexes: { B4: { town: 0, city: 0 } } } },
  good: { map: { hexes: { B4: { town: 0 } } } },
  message: ({ keys, lost }: { keys: readonly string[]; lost: string }) => ({
    message: `${keys.map((key) => `"${key}"`).join(' and ')} stand here together; ${lost} would be ignored.`,
    hint: 'Several stops are written in "stops".',
  }),
  *check({ title }) {
    for (const [at, tile] of tilesIn(title)) {
      const keys = (['stops', 'city', 'town'] as const).filter((key) => tile[key] !== undefined);
      const lost = keys[1];
      if (lost !== undefined) yield { at: `${at}/${lost}`, part: 'entry', says: { keys, lost: `"${lost}"` } };
      else if (tile.slots !== undefined && tile.city === undefined) {
        yield { at: `${at}/slots`, part: 'entry', says: { keys: ['slots', ...keys], lost: '"slots"' } };
      } else if (tile.exits !== undefined && (tile.stops?.length ?? 0) > 1) {
        yield { at: `${at}/exits`, part: 'entry', says: { keys: ['stops', 'exits'], lost: 'all stops but the first' } };
      }
    }
  },
});
