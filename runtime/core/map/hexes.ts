/** Questions about one hex: what lies on it, what it borders on (core rules 9.1, 9.2). */
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, RotatedTile, StopInfo } from '../../kernel/rulebook.ts';
import type { EntityId, HexState } from '../../kernel/state.ts';
import { boardOf } from './board.ts';

export { cityId, parseCityId, parseStopId, parseTileId } from './tile-ids.ts';
export type { CityPlace, StopPlace, TileCopy } from './tile-ids.ts';

/** Begins the name of an occupant that belongs to nobody: it fills a slot but stops no train. */
export const NEUTRAL = 'neutral:';

export const isNeutral = (occupant: EntityId | null | undefined): boolean => occupant?.startsWith(NEUTRAL) ?? false;

export const hexInfo = (play: Play, id: string): HexInfo => {
  const hex = play.rules.map.hex.get(id);
  if (hex === undefined) throw new Error(`no hex ${id} on this map`);
  return hex;
};

export const hexState = (play: Play, id: string): HexState => {
  const state = play.state.hexes[id];
  if (state === undefined) throw new Error(`no hex ${id} in the state`);
  return state;
};

/** The tile that shows on a hex now, printed or laid. */
export const tileOn = (play: Play, hex: HexInfo): RotatedTile => {
  const tile = boardOf(play).tiles[hex.index];
  if (tile === undefined) throw new Error(`no tile on ${hex.id}`);
  return tile;
};

/** The hex beyond an edge, if track may lead there: not across an impassable border, nor to a printed hex whose own track does not answer. */
export const neighbour = (play: Play, hex: HexInfo, edge: number): HexInfo | null => {
  const open = ((boardOf(play).open[hex.index] ?? 0) >> edge) & 1;
  return open === 1 ? (hex.adjacent[edge] ?? null) : null;
};

/** Token slots of the city that a stop is; nothing for other stops. */
export const slotsOf = (play: Play, hex: HexInfo, stop: number): readonly (EntityId | null)[] => {
  const city = tileOn(play, hex).tile.cities.indexOf(stop);
  return hexState(play, hex.id).cities[city] ?? [];
};

export const hasToken = (play: Play, hex: HexInfo, stop: number, operator: EntityId): boolean =>
  slotsOf(play, hex, stop).includes(operator);

/**
 * Whether a train (or the network) of an operator must stop here: an off-board always, a city full of others' tokens;
 * towns never. Nobody's network is blocked nowhere.
 */
export const blocksPassage = (
  stop: StopInfo,
  slots: readonly (EntityId | null)[],
  operator: EntityId | null,
): boolean => {
  if (operator === null) return false;
  if (stop.kind === 'offboard') return true;
  if (stop.kind !== 'city') return false;
  return !slots.some((occupant) => occupant === null || occupant === operator || isNeutral(occupant));
};
