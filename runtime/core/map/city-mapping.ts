/** Which city of a new tile each city of the old one becomes (core rules 9.6, item 2). */
import type { RotatedTile } from '../../kernel/rulebook.ts';

const exitsOfCity = (tile: RotatedTile, city: number): readonly number[] =>
  tile.exitsOf[tile.tile.cities[city] ?? -1] ?? [];

/** By old city: the new one, -1 where the new tile has none. */
export const mapCities = (before: RotatedTile, after: RotatedTile): readonly number[] => {
  const old = before.tile.cities.map((_, city) => exitsOfCity(before, city));
  const next = after.tile.cities.map((_, city) => exitsOfCity(after, city));
  if (next.length === 0) return old.map(() => -1);
  if (old.length === next.length && old.every((exits) => exits.length === 0)) return old.map((_, city) => city);
  const mapping = old.map((exits) =>
    exits.length === 0 ? -1 : next.findIndex((wider) => exits.every((edge) => wider.includes(edge))),
  );
  const taken = new Set(mapping);
  return mapping.map((city, index) => {
    if (city >= 0) return city;
    const unused = next.findIndex((_, candidate) => !taken.has(candidate));
    const chosen = index < next.length && !taken.has(index) ? index : Math.max(unused, 0);
    taken.add(chosen);
    return chosen;
  });
};
