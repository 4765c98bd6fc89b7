/**
 * Every alteration of the state is one of these; each knows how to be taken back. They are also the account of what an
 * action did: who paid whom, and by which rule.
 */
import type { EntityId, GameState, HexState, TokenState } from './state.ts';

export type Change =
  | {
      readonly kind: 'money';
      readonly from: EntityId;
      readonly to: EntityId;
      readonly amount: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'certificate';
      readonly corporation: EntityId;
      readonly certificate: string;
      readonly from: EntityId;
      /** Its place in the list it left. */
      readonly at: number;
      readonly to: EntityId;
      readonly rule: string;
    }
  | {
      readonly kind: 'marker';
      readonly corporation: EntityId;
      readonly from: string | null;
      readonly at: number;
      readonly to: string | null;
      readonly rule: string;
    }
  | {
      readonly kind: 'train';
      readonly train: string;
      /** `null`: it did not exist before. */
      readonly from: string | null;
      readonly at: number;
      readonly to: string | null;
      readonly toAt: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'tile';
      readonly hex: string;
      readonly before: HexState;
      readonly after: HexState;
      readonly rule: string;
    }
  | {
      readonly kind: 'token';
      readonly corporation: EntityId;
      readonly index: number;
      readonly before: TokenState;
      readonly after: TokenState;
      readonly rule: string;
    }
  | {
      readonly kind: 'set';
      readonly path: readonly (string | number)[];
      readonly before: unknown;
      readonly after: unknown;
    };

export type ChangeKind = Change['kind'];

/** Marks a value that was not there before. */
const ABSENT = undefined;

type Container = Record<string | number, unknown>;

const containerOf = (state: GameState, path: readonly (string | number)[]): Container => {
  let node = state as unknown as Container;
  for (let i = 0; i < path.length - 1; i++) node = node[path[i] as string] as Container;
  return node;
};

export const readPath = (state: GameState, path: readonly (string | number)[]): unknown =>
  containerOf(state, path)[path[path.length - 1] as string];

const writePath = (state: GameState, path: readonly (string | number)[], value: unknown): void => {
  const node = containerOf(state, path);
  const key = path[path.length - 1] as string;
  if (value === ABSENT) delete node[key];
  else node[key] = value;
};

const listOf = (table: Record<string, string[]>, key: string): string[] => (table[key] ??= []);

/** Empty lists are dropped so that a state reads the same however it was reached. */
const dropEmpty = (table: Record<string, string[]>, key: string): void => {
  if (table[key]?.length === 0) delete table[key];
};

const move = (
  table: Record<string, string[]>,
  item: string,
  from: string | null,
  at: number,
  to: string | null,
  toAt: number,
): void => {
  if (from !== null) {
    listOf(table, from).splice(at, 1);
    dropEmpty(table, from);
  }
  if (to !== null) {
    const list = listOf(table, to);
    if (toAt < 0 || toAt >= list.length) list.push(item);
    else list.splice(toAt, 0, item);
  }
};

const unmove = (
  table: Record<string, string[]>,
  item: string,
  from: string | null,
  at: number,
  to: string | null,
  toAt: number,
): void => {
  if (to !== null) {
    const list = listOf(table, to);
    // A place behind the end was the end.
    list.splice(toAt < 0 ? list.length - 1 : Math.min(toAt, list.length - 1), 1);
    dropEmpty(table, to);
  }
  if (from !== null) listOf(table, from).splice(at, 0, item);
};

const setToken = (state: GameState, corporation: EntityId, index: number, token: TokenState): void => {
  const before = state.corporations[corporation];
  if (before === undefined) throw new Error(`no corporation ${corporation}`);
  state.corporations[corporation] = { ...before, tokens: before.tokens.map((t, i) => (i === index ? token : t)) };
};

export const applyChange = (state: GameState, change: Change): void => {
  switch (change.kind) {
    case 'money':
      state.cash[change.from] = (state.cash[change.from] ?? 0) - change.amount;
      state.cash[change.to] = (state.cash[change.to] ?? 0) + change.amount;
      return;
    case 'certificate':
      move((state.holdings[change.corporation] ??= {}), change.certificate, change.from, change.at, change.to, -1);
      return;
    case 'marker':
      move(state.markers, change.corporation, change.from, change.at, change.to, -1);
      return;
    case 'train':
      move(state.trains, change.train, change.from, change.at, change.to, change.toAt);
      return;
    case 'tile':
      state.hexes[change.hex] = change.after;
      return;
    case 'token':
      setToken(state, change.corporation, change.index, change.after);
      return;
    case 'set':
      writePath(state, change.path, change.after);
  }
};

export const revertChange = (state: GameState, change: Change): void => {
  switch (change.kind) {
    case 'money':
      state.cash[change.from] = (state.cash[change.from] ?? 0) + change.amount;
      state.cash[change.to] = (state.cash[change.to] ?? 0) - change.amount;
      return;
    case 'certificate':
      unmove((state.holdings[change.corporation] ??= {}), change.certificate, change.from, change.at, change.to, -1);
      return;
    case 'marker':
      unmove(state.markers, change.corporation, change.from, change.at, change.to, -1);
      return;
    case 'train':
      unmove(state.trains, change.train, change.from, change.at, change.to, change.toAt);
      return;
    case 'tile':
      state.hexes[change.hex] = change.before;
      return;
    case 'token':
      setToken(state, change.corporation, change.index, change.before);
      return;
    case 'set':
      writePath(state, change.path, change.before);
  }
};
