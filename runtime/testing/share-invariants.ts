/** Certificates, presidents and price markers: what holds of them in every state of every title. */
import { BANK, isOperator, isPlayer, POOL, REMOVED } from '../kernel/state.ts';
import type { EntityId, GameState } from '../kernel/state.ts';
import type { Invariant } from './invariants.ts';

const isKnown = ({ players, corporations, privates }: GameState, entity: EntityId): boolean => {
  if (isPlayer(entity)) return players.some((p) => `player:${p.id}` === entity);
  if (isOperator(entity)) return corporations[entity] !== undefined;
  return entity === BANK || entity === POOL || entity === REMOVED || privates[entity] !== undefined;
};

/** Every certificate lies in exactly one place, under its own corporation, with somebody who exists. */
export const certificates: Invariant = ({ rules, state }) =>
  rules.corporations.flatMap(({ entity, certificates: all }) => {
    const table = state.holdings[entity] ?? {};
    const held = Object.values(table).flat();
    const twice = held.filter((id, i) => held.indexOf(id) !== i);
    const missing = all.filter((c) => !held.includes(c.id)).map((c) => c.id);
    const foreign = held.filter((id) => rules.certificate.get(id)?.corporation !== entity);
    const strange = Object.keys(table).filter((holder) => !isKnown(state, holder));
    return [
      ...twice.map((id) => `${id} lies in two places`),
      ...missing.map((id) => `${id} is nowhere`),
      ...foreign.map((id) => `${id} is listed under ${entity}`),
      ...strange.map((holder) => `certificates of ${entity} lie with ${holder}, who does not exist`),
    ];
  });

/** A player who owns a corporation holds its president's certificate. */
export const presidents: Invariant = ({ rules, state }) =>
  rules.corporations.flatMap(({ entity, certificates: [president] }) => {
    const owner = state.corporations[entity]?.owner;
    if (!owner || president === undefined || !isPlayer(owner)) return [];
    if (state.holdings[entity]?.[owner]?.includes(president.id) === true) return [];
    return [`${owner} is president of ${entity} without the president's certificate`];
  });

/** A price and a marker in the cell of that price go together. */
export const markers: Invariant = ({ rules, state }) => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const [key, list] of Object.entries(state.markers)) {
    if (!rules.market.cell.has(key)) wrong.push(`markers stand at ${key}, where there is no cell`);
    for (const corporation of list) {
      const price = state.corporations[corporation]?.price;
      if (seen.has(corporation)) wrong.push(`${corporation} has two markers`);
      seen.add(corporation);
      if (price === null || price === undefined || `${price.row},${price.column}` !== key)
        wrong.push(`${corporation} has its marker at ${key}, but another price`);
    }
  }
  for (const { entity } of rules.corporations) {
    if (state.corporations[entity]?.price && !seen.has(entity)) wrong.push(`${entity} has a price but no marker`);
  }
  return wrong;
};

/** Privates belong to somebody who exists, to the bank, or are closed. */
export const privates: Invariant = ({ state }) =>
  Object.entries(state.privates).flatMap(([id, { owner }]) =>
    owner === null || isKnown(state, owner) ? [] : [`${id} belongs to ${owner}, who does not exist`],
  );

/** Everybody has one place in the order of play. */
export const seats: Invariant = ({ state }) => {
  const seated = state.players.map((p) => `player:${p.id}`).sort();
  const order = [...state.order].sort();
  return seated.join() === order.join() ? [] : [`the order of play is ${state.order.join(', ')}`];
};
