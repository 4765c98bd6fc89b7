/** What a laid tile does (core rules 9.6, items 1 to 5 and 8). Payment is the step's. */
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, RotatedTile } from '../../kernel/rulebook.ts';
import type { EntityId, HexState } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { mapCities } from './city-mapping.ts';
import { hexState, isNeutral } from './hexes.ts';
import { copiesLeft, readLay } from './lay-request.ts';
import type { LayArgs } from './lay-request.ts';
import { slotFor } from './slots.ts';
import { parseTileId } from './tile-ids.ts';

/** A token that was taken off and must be placed on the hex again; who laid the tile chooses where. */
export interface TokenToReplace {
  readonly corporation: EntityId;
  /** Which of its tokens. */
  readonly index: number;
}

type Cities<T> = T[][];

const takeCopy = (play: Play, after: RotatedTile, wanted: number | null): number => {
  const { tile } = after;
  const left = copiesLeft(play, tile);
  const copy = wanted !== null && left.includes(wanted) ? wanted : left[0];
  if (copy === undefined) return refuse('track.supply', `No tile ${tile.name} is left.`);
  const rest = left.filter((other) => other !== copy);
  play.set(['supply', tile.name], tile.count === 'unlimited' ? [...rest, nextCopy(play, tile.name, left)] : rest);
  return copy;
};

/** An unlimited tile brings forth the copy after its highest. */
const nextCopy = (play: Play, name: string, left: readonly number[]): number => {
  const laid = Object.values(play.state.hexes).map((hex) => parseTileId(hex.tile));
  return Math.max(-1, ...left, ...laid.map((id) => (id.name === name ? (id.copy ?? -1) : -1))) + 1;
};

const giveBack = (play: Play, before: HexState): void => {
  const { name, copy } = parseTileId(before.tile);
  const supply = play.state.supply[name];
  if (copy !== null && supply !== undefined) play.set(['supply', name], [...supply, copy]);
};

const carryReservations = (old: HexState, mapping: readonly number[], cities: number): Cities<EntityId | null> => {
  const reserved: Cities<EntityId | null> = Array.from({ length: cities }, () => []);
  for (const [city, list] of old.reserved.entries()) reserved[mapping[city] ?? -1]?.push(...list);
  return reserved;
};

/** Each token takes the slot reserved for it, else the first that is free; where there is none, one beyond the slots. */
const carryTokens = (
  old: HexState,
  mapping: readonly number[],
  after: RotatedTile,
  reserved: Cities<EntityId | null>,
) => {
  const cities: Cities<EntityId | null> = after.tile.cities.map((stop) =>
    Array.from({ length: after.tile.stops[stop]?.slots ?? 0 }, () => null),
  );
  for (const [city, occupants] of old.cities.entries()) {
    const target = cities[mapping[city] ?? -1];
    for (const occupant of occupants) {
      if (occupant === null || target === undefined) continue;
      const slot = slotFor(target, reserved[mapping[city] ?? -1] ?? [], occupant);
      if (slot === null) target.push(occupant);
      else target[slot] = occupant;
    }
  }
  return cities;
};

const moveTokens = (play: Play, hex: string, mapping: readonly number[]): void => {
  for (const { entity } of play.rules.corporations) {
    const tokens = play.state.corporations[entity]?.tokens ?? [];
    for (const [index, before] of tokens.entries()) {
      const city = mapping[before.city];
      if (before.hex !== hex || city === undefined || city === before.city) continue;
      play.change({ kind: 'token', corporation: entity, index, before, after: { ...before, city }, rule: 'track.lay' });
    }
  }
};

/** The first track on a hex of several cities: whose token goes on which track is for its owner, or the layer, to say. */
const takeOff = (play: Play, hex: HexInfo): readonly TokenToReplace[] => {
  const state = hexState(play, hex.id);
  const pending: TokenToReplace[] = [];
  const standing = state.cities.flat().filter((occupant) => occupant !== null && !isNeutral(occupant));
  for (const corporation of new Set(standing)) {
    if (corporation === null) continue;
    for (const [index, before] of (play.state.corporations[corporation]?.tokens ?? []).entries()) {
      if (before.hex !== hex.id) continue;
      const after = { ...before, hex: null, city: 0, used: false };
      play.change({ kind: 'token', corporation, index, before, after, rule: 'track.tokens_off' });
      pending.push({ corporation, index });
    }
  }
  if (pending.length > 0) {
    const cities = state.cities.map((city) => city.map((occupant) => (isNeutral(occupant) ? occupant : null)));
    play.change({ kind: 'tile', hex: hex.id, before: state, after: { ...state, cities }, rule: 'track.tokens_off' });
  }
  return pending;
};

/**
 * Lays it: supply, cities with their reservations and tokens. It must have been found legal. Returns the tokens that have
 * to be placed again; the step pays, and tells of the lay.
 */
export const layTile = (play: Play, request: LayArgs): readonly TokenToReplace[] => {
  const lay = readLay(play, request);
  if ('rule' in lay) return refuse(lay.rule, lay.message);
  const { hex, before, after } = lay;
  const old = hexState(play, hex.id);
  const copy = takeCopy(play, after, parseTileId(request.tile).copy);
  giveBack(play, old);
  const mapping = mapCities(before, after);
  const reserved = carryReservations(old, mapping, after.tile.cities.length);
  const cities = carryTokens(old, mapping, after, reserved);
  const next = { ...old, tile: `${after.tile.name}-${copy}`, rotation: after.rotation, cities, reserved };
  play.change({ kind: 'tile', hex: hex.id, before: old, after: next, rule: 'track.lay' });
  moveTokens(play, hex.id, mapping);
  const chosenAnew = before.paths.length === 0 && after.paths.length > 0 && after.tile.cities.length > 1;
  return chosenAnew ? takeOff(play, hex) : [];
};
