/** Ids of tiles, stops and hexes as logs write them (core rules 2.3). */
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, Rulebook, RotatedTile } from '../../kernel/rulebook.ts';

export interface TileCopy {
  readonly name: string;
  /** `null` where the id is just the name. */
  readonly copy: number | null;
}

const COPY = /^(.+)-(\d+)$/;

/** `57-2` -> tile 57, copy 2. */
export const parseTileId = (id: string): TileCopy => {
  const parts = COPY.exec(id);
  const name = parts?.[1];
  const copy = parts?.[2];
  return name === undefined || copy === undefined ? { name: id, copy: null } : { name, copy: Number(copy) };
};

/** The tile that shows a hex's state: `H12` is printed, `57-2` laid. */
export const tileNamed = (rules: Rulebook, tileId: string, rotation: number): RotatedTile => {
  const printed = rules.map.hex.get(tileId)?.printed;
  const tile = printed ?? rules.map.tile.get(parseTileId(tileId).name);
  const rotated = tile?.rotations[rotation];
  if (rotated === undefined) throw new Error(`no tile ${tileId} in rotation ${rotation}`);
  return rotated;
};

export interface StopPlace {
  readonly hex: HexInfo;
  /** Index in the tile's stops. */
  readonly stop: number;
}

export interface CityPlace {
  readonly hex: HexInfo;
  /** Place among the tile's cities. */
  readonly city: number;
}

const hexOfTile = (play: Play, tileId: string): HexInfo | undefined => {
  const { name } = parseTileId(tileId);
  const printed = play.rules.map.hex.get(name);
  if (printed !== undefined) return play.state.hexes[printed.id]?.tile === printed.id ? printed : undefined;
  return play.rules.map.hexes.find((hex) => play.state.hexes[hex.id]?.tile === tileId);
};

/**
 * The stop that `57-2-0` or `H12-0-0` names at present: tile id and part number. The copy number of a printed tile says
 * nothing. `null`: no such tile lies on the map, or it has no such stop.
 */
export const parseStopId = (play: Play, id: string): StopPlace | null => {
  const parts = COPY.exec(id);
  const hex = parts?.[1] === undefined ? undefined : hexOfTile(play, parts[1]);
  if (hex === undefined) return null;
  const state = play.state.hexes[hex.id];
  if (state === undefined) return null;
  const part = Number(parts?.[2]);
  const stop = tileNamed(play.rules, state.tile, state.rotation).tile.stops.find((s) => s.part === part);
  return stop === undefined ? null : { hex, stop: stop.index };
};

/** As `parseStopId`, for a city: its place among the cities of the tile. */
export const parseCityId = (play: Play, id: string): CityPlace | null => {
  const place = parseStopId(play, id);
  const state = place === null ? undefined : play.state.hexes[place.hex.id];
  if (place === null || state === undefined) return null;
  const city = tileNamed(play.rules, state.tile, state.rotation).tile.cities.indexOf(place.stop);
  return city < 0 ? null : { hex: place.hex, city };
};

/** What a log calls a city now: `57-2-0`, `H12-0-0`. */
export const cityId = (play: Play, hex: HexInfo, city: number): string => {
  const state = play.state.hexes[hex.id];
  if (state === undefined) throw new Error(`no hex ${hex.id} in the state`);
  const { tile } = tileNamed(play.rules, state.tile, state.rotation);
  const part = tile.stops[tile.cities[city] ?? -1]?.part;
  if (part === undefined) throw new Error(`no city ${city} on ${hex.id}`);
  return tile.printed ? `${hex.id}-0-${part}` : `${state.tile}-${part}`;
};
