/** The map as play uses it: hexes that know their neighbours, and tiles in all their rotations. */
import type { HexInfo, MapInfo, TileInfo } from '../../kernel/rulebook.ts';
import type { HexDefinition, TileDefinition, TitleDefinition } from '../../kernel/title.ts';
import { EDGES, placeOf, stepsOf } from './coordinates.ts';
import { linkTile } from './rotate-tile.ts';

export { initialHexes, initialSupply } from './initial-map.ts';

/** A hex while its neighbours are being found. */
type OpenHex = Omit<HexInfo, 'adjacent' | 'impassable'> & { adjacent: (HexInfo | null)[]; impassable: boolean[] };

const linkHex = (
  id: string,
  index: number,
  definition: HexDefinition,
  axes: TitleDefinition['map']['axes'],
): OpenHex => {
  const printed = linkTile(definition, { name: id, color: definition.color ?? 'white', printed: true, count: 0 });
  return {
    id,
    index,
    name: definition.name ?? '',
    ...placeOf(id, axes),
    adjacent: EDGES.map(() => null),
    impassable: EDGES.map(() => false),
    borders: definition.borders ?? [],
    printed,
    terrain: printed.terrain,
    futureLabel: definition.futureLabel ?? null,
  };
};

const linkHexes = (title: TitleDefinition): OpenHex[] => {
  const { layout, axes } = title.map;
  const hexes = Object.entries(title.map.hexes).map(([id, definition], index) => linkHex(id, index, definition, axes));
  const byPlace = new Map(hexes.map((hex) => [`${hex.x},${hex.y}`, hex]));
  const steps = stepsOf(layout);
  for (const hex of hexes) {
    hex.adjacent = steps.map((step) => byPlace.get(`${hex.x + step.x},${hex.y + step.y}`) ?? null);
  }
  return hexes;
};

/**
 * An impassable border shuts the edge for the hex it is written at. Directional, like neighbourhood itself (core rules
 * 9.1): where only one of the two hexes has it, track of the other may still point at it.
 */
const shutBorders = (hexes: readonly OpenHex[]): void => {
  for (const hex of hexes) {
    for (const border of hex.borders) if (border.type === 'impassable') hex.impassable[border.edge] = true;
  }
};

const linkTiles = (title: TitleDefinition): TileInfo[] =>
  Object.entries(title.tiles.manifest).map(([name, count]) => {
    const definition = title.tiles.definitions[name];
    if (definition === undefined) throw new Error(`tile ${name} is in the manifest but has no definition`);
    return tileOnce(definition, name, count);
  });

const tilesMade = new WeakMap<TileDefinition, Map<string, TileInfo>>();

/** A definition with its number and count is the same tile on every map: turned once. */
const tileOnce = (definition: TileDefinition, name: string, count: number | 'unlimited'): TileInfo => {
  const byName = tilesMade.get(definition) ?? new Map<string, TileInfo>();
  tilesMade.set(definition, byName);
  const key = `${name} ${count}`;
  const tile =
    byName.get(key) ?? linkTile(definition, { name, color: definition.color ?? 'yellow', printed: false, count });
  byName.set(key, tile);
  return tile;
};

/** By map and tiles: optional rules mostly leave both alone, and linking them takes longer than all the rest. */
const linked = new WeakMap<TitleDefinition['map'], WeakMap<TitleDefinition['tiles'], MapInfo>>();

/** Made once for a map and its tiles; pure. */
export const linkMap = (title: TitleDefinition): MapInfo => {
  const byTiles = linked.get(title.map) ?? new WeakMap<TitleDefinition['tiles'], MapInfo>();
  linked.set(title.map, byTiles);
  const known = byTiles.get(title.tiles);
  if (known !== undefined) return known;
  const made = link(title);
  byTiles.set(title.tiles, made);
  return made;
};

const link = (title: TitleDefinition): MapInfo => {
  const hexes = linkHexes(title);
  shutBorders(hexes);
  const tiles = linkTiles(title);
  return {
    hexes,
    hex: new Map(hexes.map((hex) => [hex.id, hex])),
    tiles,
    tile: new Map(tiles.map((tile) => [tile.name, tile])),
  };
};
