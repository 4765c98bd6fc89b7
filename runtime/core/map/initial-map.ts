/** The map when a game begins: printed tiles, empty slots, and what is kept for whom (core rules 9.3). */
import type { CorporationInfo, MapInfo, Rulebook } from '../../kernel/rulebook.ts';
import type { EntityId, HexState } from '../../kernel/state.ts';

interface OpenHexState {
  readonly tile: string;
  readonly rotation: number;
  readonly cities: readonly (readonly (EntityId | null)[])[];
  readonly reserved: (EntityId | null)[][];
  readonly hexReserved: EntityId[];
}

const emptySlots = (slots: number): null[] => Array.from({ length: slots }, () => null);

const printedHexes = (map: MapInfo): Record<string, OpenHexState> =>
  Object.fromEntries(
    map.hexes.map(({ id, printed }) => [
      id,
      {
        tile: id,
        rotation: 0,
        cities: printed.cities.map((stop) => emptySlots(printed.stops[stop]?.slots ?? 0)),
        reserved: printed.cities.map(() => []),
        hexReserved: [],
      },
    ]),
  );

/**
 * A single city, or a city that is named, is reserved as a slot; with several cities and none named the hex as a whole
 * is. Whoever names a slot leaves the ones before it open.
 */
const reserve = (hex: OpenHexState | undefined, entity: EntityId, city: number | undefined, slot?: number): void => {
  if (hex === undefined) return;
  const list = hex.reserved[city ?? 0];
  if (list === undefined || (city === undefined && hex.cities.length !== 1)) {
    hex.hexReserved.push(entity);
    return;
  }
  if (slot === undefined || slot < list.length) {
    list.push(entity);
    return;
  }
  list.push(...emptySlots(slot - list.length), entity);
};

/**
 * State of every hex at the start. `corporations` are those whose homes are kept for them: all of the rulebook's, unless
 * the title says that homes are open to everybody.
 */
export const initialHexes = (rules: Rulebook, corporations: readonly CorporationInfo[]): Record<string, HexState> => {
  const hexes = printedHexes(rules.map);
  for (const { entity, definition } of corporations) {
    if (definition.home !== undefined) reserve(hexes[definition.home.hex], entity, definition.home.city);
  }
  for (const company of rules.privates) {
    for (const { type, definition } of company.abilities) {
      if (type !== 'reservation') continue;
      const { hex, city, slot } = definition;
      if (typeof hex !== 'string') continue;
      reserve(
        hexes[hex],
        company.entity,
        typeof city === 'number' ? city : undefined,
        typeof slot === 'number' ? slot : undefined,
      );
    }
  }
  return hexes;
};

/** Copies of each tile, by name; of an unlimited one a single copy, which brings forth the next when it is laid. */
export const initialSupply = (map: MapInfo): Record<string, readonly number[]> =>
  Object.fromEntries(
    map.tiles.map(({ name, count }) => [
      name,
      count === 'unlimited' ? [0] : Array.from({ length: count }, (_, copy) => copy),
    ]),
  );
