/** Station tokens (core rules 9.8, 10.4): who may place one where, and what placing does. */
import { askVerdict, passValue } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexInfo } from '../../kernel/rulebook.ts';
import type { EntityId, HexState, TokenState } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { cashOf } from '../bank.ts';
import { nextToken, tokenPrice } from '../token-turn.ts';
import { boardOf } from './board.ts';
import { farHexes, networkOf, reachesStop } from './graph.ts';
import { hexState, tileOn } from './hexes.ts';
import { openSlots, slotFor } from './slots.ts';

export { placeToken, removeReservations, removeToken } from './place-token.ts';
export type { TokenPlacement } from './place-token.ts';

export interface TokenRequest {
  readonly corporation: EntityId;
  /** Which of its tokens. */
  readonly tokenIndex: number;
  readonly hex: string;
  /** Place among the cities of the tile. */
  readonly city: number;
  /** It costs nothing. */
  readonly free?: boolean;
  /** Price where it is not the token's own (before the hook `tokenPrice`). */
  readonly price?: number;
  /** Who pays; default the corporation. */
  readonly payer?: EntityId;
  /** The corporation's network must reach the city; default: unless it is free. */
  readonly connected?: boolean;
  /** A second token of the corporation on the tile is allowed. */
  readonly sameHex?: boolean;
  /** It gets a slot of its own, beyond those of the city. */
  readonly extraSlot?: boolean;
}

const priceOf = (play: Play, request: TokenRequest): number => {
  const { corporation: operator, tokenIndex: index, hex, free, price } = request;
  if (free === true) return 0;
  return price === undefined
    ? tokenPrice(play, operator, index, hex)
    : passValue(play, 'tokenPrice', price, { operator, index, hex });
};

/** Whether the hex as a whole is kept for others (core rules 9.8, last rule). A printed tile keeps only as many slots as it must. */
const keptForOthers = (play: Play, hex: HexInfo, state: HexState, corporation: EntityId): boolean => {
  const { hexReserved } = state;
  if (hexReserved.length === 0) return false;
  const { tile } = tileOn(play, hex);
  const mode = tile.printed ? 'never' : play.rules.policies.homeToken.reservation;
  const singleSlot = tile.cities.some((stop) => tile.stops[stop]?.slots === 1);
  if (mode === 'always' || (mode === 'single_slot_cities' && singleSlot)) return !hexReserved.includes(corporation);
  const others = hexReserved.filter((entity) => entity !== corporation).length;
  const open = state.cities.reduce((sum, slots, city) => sum + openSlots(slots, state.reserved[city] ?? []), 0);
  return others >= open;
};

const spaceObjection = (play: Play, hex: HexInfo, request: TokenRequest): Objection | null => {
  const { corporation, city } = request;
  const state = hexState(play, hex.id);
  const reserved = state.reserved[city] ?? [];
  if (request.extraSlot !== true && slotFor(state.cities[city] ?? [], reserved, corporation) === null) {
    return objection('token.slot', () => `No slot in ${hex.id} is free for ${corporation}.`);
  }
  const price = priceOf(play, request);
  if (price > cashOf(play, request.payer ?? corporation)) {
    return objection(
      'token.cash',
      () => `The token costs ${price}, which ${request.payer ?? corporation} has not got.`,
    );
  }
  if (request.sameHex !== true && state.cities.some((slots) => slots.includes(corporation))) {
    return objection('token.hex', () => `${corporation} has a token in ${hex.id} already.`);
  }
  if (reserved.includes(corporation) || request.extraSlot === true) return null;
  return keptForOthers(play, hex, state, corporation)
    ? objection('token.reserved', () => `The free slots of ${hex.id} are kept for ${state.hexReserved.join(', ')}.`)
    : null;
};

/** The network reaches the city, or a power asks for no connection. */
const isReached = (play: Play, operator: EntityId, hex: HexInfo, stop: number): boolean =>
  reachesStop(networkOf(play, operator), hex, stop) || farHexes(play, operator).includes(hex.id);

/** The first rule that speaks against a token there; `null`: it may be placed. */
export const checkToken = (play: Play, request: TokenRequest): Objection | null => {
  const token = play.state.corporations[request.corporation]?.tokens[request.tokenIndex];
  if (token === undefined || token.used || token.hex !== null) {
    return objection('token.none', () => `${request.corporation} has no token ${request.tokenIndex} left.`);
  }
  const hex = play.rules.map.hex.get(request.hex);
  const stop = hex === undefined ? undefined : tileOn(play, hex).tile.cities[request.city];
  if (hex === undefined || stop === undefined)
    return objection('token.city', () => `There is no such city in ${request.hex}.`);
  if ((request.connected ?? request.free !== true) && !isReached(play, request.corporation, hex, stop)) {
    return objection('token.connection', () => `${request.corporation} does not reach that city in ${request.hex}.`);
  }
  return (
    spaceObjection(play, hex, request) ??
    askVerdict(play, 'mayPlaceToken', { operator: request.corporation, hex: request.hex, city: request.city })
  );
};

export interface TokenSpot {
  readonly hex: string;
  readonly city: number;
  readonly tokenIndex: number;
  readonly price: number;
}

/** Whether some city that is reached passes; in the order of the map, up to the first. */
const someReachedCity = (
  play: Play,
  corporation: EntityId,
  passes: (hex: HexInfo, city: number) => boolean,
): boolean => {
  const network = networkOf(play, corporation);
  const { tiles } = boardOf(play);
  const far = farHexes(play, corporation);
  for (const hex of play.rules.map.hexes) {
    const isFar = far.includes(hex.id);
    if (network.stops[hex.index] === 0 && !isFar) continue;
    for (const [city, stop] of (tiles[hex.index]?.tile.cities ?? []).entries())
      if ((isFar || reachesStop(network, hex, stop)) && passes(hex, city)) return true;
  }
  return false;
};

/** Cities where a corporation could place its next token now and pay for it, in the order of the map. */
export const listTokenSpots = (play: Play, corporation: EntityId): readonly TokenSpot[] => {
  const tokenIndex = nextToken(play, corporation)?.index;
  if (tokenIndex === undefined) return [];
  const spots: TokenSpot[] = [];
  someReachedCity(play, corporation, ({ id: hex }, city) => {
    if (checkToken(play, { corporation, tokenIndex, hex, city }) === null)
      spots.push({ hex, city, tokenIndex, price: tokenPrice(play, corporation, tokenIndex, hex) });
    return false;
  });
  return spots;
};

/** Whether some city that is reached could take one of its tokens, its price aside (core rules 10.4). */
export const tokenPossible = (play: Play, corporation: EntityId): boolean => {
  const tokenIndex = nextToken(play, corporation)?.index;
  if (tokenIndex === undefined) return false;
  return someReachedCity(
    play,
    corporation,
    (hex, city) => checkToken(play, { corporation, tokenIndex, hex: hex.id, city, free: true }) === null,
  );
};

/** Its tokens that stand on the map. */
export const placedTokens = (play: Play, corporation: EntityId): readonly TokenState[] =>
  (play.state.corporations[corporation]?.tokens ?? []).filter((token) => token.hex !== null);
