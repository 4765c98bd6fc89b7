/** Stations that an operator could buy, and what a purchase does. */
import { tellEvent } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { networkOf, reachesStop } from '../../core/map/graph.ts';
import { hexInfo, hexState, tileOn } from '../../core/map/hexes.ts';
import { placedTokens } from '../../core/map/tokens.ts';
import { corporationState } from '../../core/shares.ts';
import { nextToken } from '../../core/token-turn.ts';

/** A slot of a city. */
export interface Station {
  readonly hex: string;
  readonly city: number;
  readonly slot: number;
}

const RULE = 'station.bought';

export const ownerOf = (play: Play, { hex, city, slot }: Station): EntityId | null =>
  hexState(play, hex).cities[city]?.[slot] ?? null;

/** Its first token marks its home. */
const isHome = (play: Play, owner: EntityId, { hex, city }: Station): boolean => {
  const home = corporationState(play, owner).tokens[0];
  return home?.hex === hex && home.city === city;
};

const reaches = (play: Play, operator: EntityId, { hex, city }: Station): boolean => {
  const info = hexInfo(play, hex);
  const stop = tileOn(play, info).tile.cities[city];
  return stop !== undefined && reachesStop(networkOf(play, operator), info, stop);
};

export const stationObjection = (play: Play, buyer: EntityId, station: Station): Objection | null => {
  const owner = ownerOf(play, station);
  if (owner === null || owner === buyer || play.state.corporations[owner] === undefined) {
    return objection('station.none', `Nobody else has a station in slot ${station.slot} of ${station.hex}.`);
  }
  if (nextToken(play, buyer) === null) return objection('station.token', `${buyer} has no token on its charter.`);
  if (hexState(play, station.hex).cities.some((slots) => slots.includes(buyer))) {
    return objection('station.own', `${buyer} has a token in ${station.hex} already.`);
  }
  if (isHome(play, owner, station)) return objection('station.home', `${station.hex} is the home of ${owner}.`);
  if (placedTokens(play, owner).length < 2) return objection('station.last', `It is the last station of ${owner}.`);
  return reaches(play, buyer, station)
    ? null
    : objection('station.connection', `${buyer} does not reach ${station.hex}.`);
};

export const stationsFor = (play: Play, buyer: EntityId): readonly Station[] => {
  const found: Station[] = [];
  for (const { id } of play.rules.map.hexes) {
    for (const [city, slots] of hexState(play, id).cities.entries()) {
      for (const slot of slots.keys()) {
        const station = { hex: id, city, slot };
        if (stationObjection(play, buyer, station) === null) found.push(station);
      }
    }
  }
  return found;
};

/** The tokens change places; what the seller could run before it must look for anew. */
export const exchangeTokens = (play: Play, buyer: EntityId, station: Station): void => {
  const { hex, city, slot } = station;
  const seller = ownerOf(play, station);
  const next = nextToken(play, buyer);
  if (seller === null || next === null) return;
  const index = corporationState(play, seller).tokens.findIndex((token) => token.hex === hex && token.city === city);
  const sold = corporationState(play, seller).tokens[index];
  const placed = corporationState(play, buyer).tokens[next.index];
  if (sold === undefined || placed === undefined) return;
  play.change({
    kind: 'token',
    corporation: seller,
    index,
    before: sold,
    after: { ...sold, hex: null, city: 0, used: false },
    rule: RULE,
  });
  play.change({
    kind: 'token',
    corporation: buyer,
    index: next.index,
    before: placed,
    after: { ...placed, hex, city, used: true },
    rule: RULE,
  });
  const before = hexState(play, hex);
  const cities = before.cities.map((slots, c) =>
    c === city ? slots.map((occupant, s) => (s === slot ? buyer : occupant)) : slots,
  );
  play.change({ kind: 'tile', hex, before, after: { ...before, cities }, rule: RULE });
  play.set(['corporations', seller, 'hadRoute'], false);
  tellEvent(play, 'tokenPlaced', { operator: buyer, hex, city });
};
