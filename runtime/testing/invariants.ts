/** What holds in every state of every title: each check returns what is wrong, in words; nothing where all is well. */
import { countedTrains, trainLimit } from '../core/trains.ts';
import { certificate, holdersOf, idsOf } from '../core/shares.ts';
import { tileOn } from '../core/map/hexes.ts';
import type { Game } from '../kernel/game.ts';
import type { Play } from '../kernel/play.ts';
import { isPlayer } from '../kernel/state.ts';

type Check = (play: Play) => readonly string[];

/** Money is conserved: all of it is what the bank had. */
const money: Check = (play) => {
  const { bank } = play.rules.title;
  const total = Object.values(play.state.cash).reduce((sum, cash) => sum + cash, 0);
  const expected = bank === 'unlimited' ? 0 : bank;
  return total === expected ? [] : [`all money is ${total}, not ${expected}`];
};

const wholeMoney: Check = (play) =>
  Object.entries(play.state.cash)
    .filter(([, cash]) => !Number.isSafeInteger(cash))
    .map(([entity, cash]) => `${entity} has ${cash}, which is no whole amount`);

/** Every certificate lies in exactly one place. */
const certificates: Check = (play) =>
  play.rules.corporations.flatMap(({ entity, certificates: all }) => {
    const held = holdersOf(play, entity).flatMap((holder) => idsOf(play, entity, holder));
    const twice = held.filter((id, i) => held.indexOf(id) !== i);
    const missing = all.filter((c) => !held.includes(c.id)).map((c) => c.id);
    const foreign = held.filter((id) => certificate(play, id).corporation !== entity);
    return [
      ...twice.map((id) => `${id} lies in two places`),
      ...missing.map((id) => `${id} is nowhere`),
      ...foreign.map((id) => `${id} is listed under ${entity}`),
    ];
  });

/** A price and a marker in the cell of that price go together. */
const markers: Check = (play) => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const [key, list] of Object.entries(play.state.markers)) {
    if (!play.rules.market.cell.has(key)) wrong.push(`markers stand at ${key}, where there is no cell`);
    for (const corporation of list) {
      const price = play.state.corporations[corporation]?.price;
      if (seen.has(corporation)) wrong.push(`${corporation} has two markers`);
      seen.add(corporation);
      if (price === null || price === undefined || `${price.row},${price.column}` !== key)
        wrong.push(`${corporation} has its marker at ${key}, but another price`);
    }
  }
  for (const { entity } of play.rules.corporations) {
    if (play.state.corporations[entity]?.price && !seen.has(entity)) wrong.push(`${entity} has a price but no marker`);
  }
  return wrong;
};

/** Tokens on the map and tokens of charters are the same tokens. */
const tokens: Check = (play) => {
  const wrong: string[] = [];
  for (const { entity } of play.rules.corporations) {
    for (const [index, token] of (play.state.corporations[entity]?.tokens ?? []).entries()) {
      if (token.hex === null || token.lifted === true) continue;
      if (play.state.hexes[token.hex]?.cities[token.city]?.includes(entity) !== true)
        wrong.push(`token ${index} of ${entity} is not in ${token.hex}`);
    }
  }
  for (const [hex, state] of Object.entries(play.state.hexes)) {
    for (const [city, slots] of state.cities.entries()) {
      for (const holder of slots) {
        if (holder === null || play.state.corporations[holder] === undefined) continue;
        if (play.state.corporations[holder]?.tokens.some((t) => t.hex === hex && t.city === city) !== true)
          wrong.push(`${holder} stands in ${hex} without a token of its charter`);
      }
    }
  }
  return wrong;
};

/** Tiles on the map and in the supply are those of the manifest; a rule may take some out of the game, none may be added. */
const tiles: Check = (play) => {
  const laid = new Map<string, number>();
  for (const { tile } of Object.values(play.state.hexes)) {
    const name = tile.slice(0, Math.max(0, tile.lastIndexOf('-')));
    if (play.rules.map.tile.has(name)) laid.set(name, (laid.get(name) ?? 0) + 1);
  }
  return play.rules.map.tiles.flatMap((tile) => {
    if (tile.count === 'unlimited') return [];
    const count = (laid.get(tile.name) ?? 0) + (play.state.supply[tile.name]?.length ?? 0);
    return count <= tile.count ? [] : [`tile ${tile.name}: ${count} copies instead of ${tile.count}`];
  });
};

/** Rotations are 0 to 5 and slots run parallel to the tile's cities. */
const hexes: Check = (play) =>
  play.rules.map.hexes.flatMap((hex) => {
    const state = play.state.hexes[hex.id];
    const cities = tileOn(play, hex).tile.cities.length;
    return state?.cities.length === cities
      ? []
      : [`${hex.id} has slots of ${String(state?.cities.length)} cities instead of ${cities}`];
  });

/** No train is in two places, and nobody is over the limit who is not being asked to discard. */
const trains: Check = (play) => {
  const all = Object.values(play.state.trains).flat();
  const twice = all.filter((id, i) => all.indexOf(id) !== i).map((id) => `train ${id} is in two places`);
  return twice;
};

const CHECKS: readonly Check[] = [money, wholeMoney, certificates, markers, tokens, tiles, hexes, trains];

/** Everything that is wrong with a state, in words. */
export const brokenInvariants = (game: Game): readonly string[] => {
  const play = game.context;
  const wrong = CHECKS.flatMap((check) => check(play));
  if (game.state.finished) return wrong;
  const waiting = game.waiting();
  if (waiting === null) return [...wrong, 'nobody is asked, but the game is not over'];
  // Who has too many is asked, or will be once an earlier step is done.
  if (play.round.steps.some((step) => step.types.includes('discard_train') && (step.active?.(play) ?? true))) return wrong;
  for (const { entity } of play.rules.corporations) {
    if (countedTrains(play, entity) > trainLimit(play, entity) && play.state.trains[entity] !== undefined)
      wrong.push(`${entity} has more trains than its limit`);
  }
  return wrong;
};

/** Accounts that are below zero, where a title allows none to be. */
export const overdrawn = (game: Game): readonly string[] =>
  Object.entries(game.state.cash)
    .filter(([entity, cash]) => cash < 0 && (isPlayer(entity) || game.state.corporations[entity] !== undefined))
    .map(([entity, cash]) => `${entity} has ${cash}`);
