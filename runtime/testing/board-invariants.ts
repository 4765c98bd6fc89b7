/** Tiles, tokens and trains: what holds of them in every state of every title. */
import { tileOn } from '../core/map/hexes.ts';
import { trainCopy, trainName } from '../core/trains.ts';
import type { Invariant } from './invariants.ts';

/** Tokens on the map and tokens of charters are the same tokens. */
export const tokens: Invariant = ({ rules, state }) => {
  const wrong: string[] = [];
  for (const { entity } of rules.corporations) {
    for (const [index, token] of (state.corporations[entity]?.tokens ?? []).entries()) {
      if (token.hex === null || token.lifted === true) continue;
      if (state.hexes[token.hex]?.cities[token.city]?.includes(entity) !== true)
        wrong.push(`token ${index} of ${entity} is not in ${token.hex}`);
    }
  }
  for (const [hex, { cities }] of Object.entries(state.hexes)) {
    for (const [city, slots] of cities.entries()) {
      for (const holder of slots) {
        const corporation = holder === null ? undefined : state.corporations[holder];
        if (corporation === undefined) continue;
        if (!corporation.tokens.some((t) => t.hex === hex && t.city === city))
          wrong.push(`${holder} stands in ${hex} without a token of its charter`);
      }
    }
  }
  return wrong;
};

/** Tiles on the map and in the supply are those of the manifest; a rule may take some out of the game, none may be added. */
export const tiles: Invariant = ({ rules, state }) => {
  const laid = new Map<string, number>();
  for (const { tile } of Object.values(state.hexes)) {
    const name = tile.slice(0, Math.max(0, tile.lastIndexOf('-')));
    if (rules.map.tile.has(name)) laid.set(name, (laid.get(name) ?? 0) + 1);
  }
  return rules.map.tiles.flatMap((tile) => {
    if (tile.count === 'unlimited') return [];
    const count = (laid.get(tile.name) ?? 0) + (state.supply[tile.name]?.length ?? 0);
    return count <= tile.count ? [] : [`tile ${tile.name}: ${count} copies instead of ${tile.count}`];
  });
};

/** Slots run parallel to the cities of the tile. */
export const hexes: Invariant = (play) =>
  play.rules.map.hexes.flatMap((hex) => {
    const state = play.state.hexes[hex.id];
    const cities = tileOn(play, hex).tile.cities.length;
    return state?.cities.length === cities
      ? []
      : [`${hex.id} has slots of ${String(state?.cities.length)} cities instead of ${cities}`];
  });

/** No train is in two places, and none is there that the title does not have. */
export const trains: Invariant = ({ rules, state }) => {
  const all = Object.values(state.trains).flat();
  const twice = all.filter((id, i) => all.indexOf(id) !== i);
  const foreign = all.filter((id) => {
    const count = rules.train.get(trainName(id))?.count ?? 0;
    return count !== 'unlimited' && trainCopy(id) >= count;
  });
  return [
    ...twice.map((id) => `train ${id} is in two places`),
    ...foreign.map((id) => `train ${id} is not one of the title`),
  ];
};
