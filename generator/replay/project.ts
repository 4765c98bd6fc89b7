/** From the state of a game to the keys of a trace. Pure: it reads and never asks the game to do anything. */
import type { Rulebook } from '../../runtime/kernel/rulebook.ts';
import type { CorporationState, EntityId, GameState, HexState } from '../../runtime/kernel/state.ts';
import { BANK, bareId, DEPOT, DISCARD, POOL, REMOVED } from '../../runtime/kernel/state.ts';
import type { TraceValue } from './trace.ts';

/** A game as the projection sees it; the figures that the state does not hold are asked from the rules. */
export interface View {
  readonly rules: Rulebook;
  readonly state: GameState;
  /** Who must act. */
  readonly active: readonly EntityId[];
  /** Certificates that count against a player's limit. */
  readonly certificates: (player: EntityId) => number;
  /** Loans and bonds of an operator; absent: nobody has any. */
  readonly loans?: (operator: EntityId) => number;
  /** What a player is worth. */
  readonly worth: (player: EntityId) => number;
}

type Keys = Map<string, TraceValue>;

/** `wanted`: the keys that will be looked at; what is about something else may be missing. Default: all there are. */
export function project(view: View, wanted?: readonly string[]): Keys {
  const keys: Keys = new Map();
  const about = (thing: string): boolean => wanted?.some((key) => key.startsWith(thing)) ?? true;
  addGame(keys, view);
  for (const player of view.state.order) if (about(`player/${bareId(player)}/`)) addPlayer(keys, view, player);
  for (const { id } of view.rules.privates) if (about(`company/${id}/`)) addPrivate(keys, view.state, id);
  for (const { entity, minor } of view.rules.corporations)
    if (about(`corporation/${bareId(entity)}/`)) addCorporation(keys, view, entity, minor);
  if (about('hex/')) for (const [id, hex] of Object.entries(view.state.hexes)) keys.set(`hex/${id}`, hexText(id, hex));
  return keys;
}

function addGame(keys: Keys, { rules, state, active }: View): void {
  keys.set('round', `${state.round.code} ${state.turn} ${state.round.number}`);
  keys.set('phase', rules.title.phases[state.phase]?.id ?? '');
  keys.set('bank', state.cash[BANK] ?? 0);
  keys.set('finished', state.finished);
  keys.set('active', active.join(' '));
  keys.set('order', state.order.map(bareId).join(' '));
  keys.set('priority', state.order[0] ?? '');
  keys.set('depot', depotText((state.trains[DEPOT] ?? []).map((train) => trainName(state, train))));
  keys.set('discarded', trainsText(state, DISCARD));
}

function addPlayer(keys: Keys, view: View, player: EntityId): void {
  const prefix = `player/${bareId(player)}`;
  keys.set(`${prefix}/cash`, view.state.cash[player] ?? 0);
  keys.set(`${prefix}/certs`, view.certificates(player));
  keys.set(`${prefix}/value`, view.worth(player));
  if (view.state.bankrupt[player] === true) keys.set(`${prefix}/bankrupt`, true);
}

function addPrivate(keys: Keys, state: GameState, id: string): void {
  const held = state.privates[id];
  if (held === undefined) return;
  if (held.owner === null) keys.set(`company/${id}/owner`, 'closed');
  else if (held.owner !== BANK) keys.set(`company/${id}/owner`, held.owner);
}

function addCorporation(keys: Keys, { rules, state, loans }: View, entity: EntityId, minor: boolean): void {
  const corporation = state.corporations[entity];
  if (corporation === undefined || isGone(state, entity)) return;
  const prefix = `corporation/${bareId(entity)}`;
  keys.set(`${prefix}/cash`, state.cash[entity] ?? 0);
  keys.set(`${prefix}/floated`, corporation.floated);
  keys.set(`${prefix}/trains`, trainsText(state, entity));
  keys.set(`${prefix}/tokens`, tokensText(corporation));
  if (corporation.closed) keys.set(`${prefix}/closed`, true);
  if (corporation.owner !== null) keys.set(`${prefix}/owner`, corporation.owner);
  const owed = loans?.(entity) ?? 0;
  if (owed > 0) keys.set(`${prefix}/loans`, owed);
  if (minor) return;
  keys.set(`${prefix}/ipoed`, corporation.started);
  keys.set(`${prefix}/shares`, sharesText(rules, state, entity));
  addMarket(keys, rules, corporation, prefix);
}

/** Closed with nothing of it left; one that never came into being stays listed as closed. */
function isGone(state: GameState, entity: EntityId): boolean {
  const holders = Object.keys(state.holdings[entity] ?? {});
  return (
    state.corporations[entity]?.closed === true && holders.length > 0 && holders.every((holder) => holder === REMOVED)
  );
}

function addMarket(keys: Keys, rules: Rulebook, { par, price }: CorporationState, prefix: string): void {
  const priceAt = ({ row, column }: { row: number; column: number }): number =>
    rules.market.cell.get(`${row},${column}`)?.price ?? 0;
  if (par !== null) keys.set(`${prefix}/par`, priceAt(par));
  if (price !== null) keys.set(`${prefix}/price`, `${priceAt(price)}@${price.row},${price.column}`);
}

/**
 * Percent by holder, holders in alphabetical order. What a corporation holds of itself is what the others have left of
 * the printed certificates: less than its certificates add up to where a president's was made larger (core rules 1.3),
 * in the end even below 0.
 */
function sharesText(rules: Rulebook, state: GameState, corporation: EntityId): string {
  const own: Readonly<Record<EntityId, readonly string[]>> = { [corporation]: [] };
  return Object.entries({ ...own, ...state.holdings[corporation] })
    .filter(([holder]) => holder !== REMOVED)
    .map(([holder, certificates]) => {
      const percent = percentOf(rules, state, certificates);
      const grown = holder === corporation ? growthOf(rules, state, corporation) : 0;
      return [holderName(holder, corporation), percent - grown] as const;
    })
    .filter(([, percent]) => percent !== 0)
    .map(([holder, percent]) => `${holder}=${percent}`)
    .sort()
    .join(' ');
}

/** By how much certificates are larger than printed. */
function growthOf(rules: Rulebook, state: GameState, corporation: EntityId): number {
  return Object.entries(state.resized).reduce((sum, [id, percent]) => {
    const printed = rules.certificate.get(id);
    return printed?.corporation === corporation ? sum + Math.max(0, percent - printed.percent) : sum;
  }, 0);
}

function holderName(holder: EntityId, corporation: EntityId): string {
  if (holder === corporation) return 'treasury';
  if (holder === POOL) return 'market';
  if (holder === BANK) return 'ipo';
  return holder;
}

function percentOf(rules: Rulebook, state: GameState, certificates: readonly string[]): number {
  return certificates.reduce((sum, id) => sum + (state.resized[id] ?? rules.certificate.get(id)?.percent ?? 0), 0);
}

function tokensText({ tokens }: CorporationState): string {
  return tokens.map(({ hex, used }) => hex ?? (used ? 'used' : '-')).join(' ');
}

function trainsText(state: GameState, place: string): string {
  return (state.trains[place] ?? []).map((train) => trainName(state, train)).join(' ');
}

/** `3` of the train `3-1`, or the variant it was bought as. */
function trainName(state: GameState, train: string): string {
  return state.trainMarks[train]?.variant ?? train.slice(0, train.lastIndexOf('-'));
}

/** `2*6 3*5`: each name once, with how many there are, in the order in which the names appear. */
function depotText(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name}*${count}`).join(' ');
}

function hexText(id: string, { tile, rotation, cities }: HexState): string {
  const name = tile === id ? 'printed' : `${tile}/${rotation}`;
  if (cities.length === 0) return name;
  return `${name} ${cities.map(slotsText).join('|')}`;
}

function slotsText(slots: readonly (EntityId | null)[]): string {
  return slots.map((holder) => (holder === null ? '-' : bareId(holder))).join(',');
}
