/** What a stock round remembers: of the round, and of the turn in hand (core rules 7.1). */
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';

/** One action of the player in turn. */
export interface TurnEntry {
  readonly type: string;
  readonly corporation?: EntityId;
  /** Where bought shares came from: an owner of certificates. */
  readonly from?: EntityId;
  /** They came from the initial offering. */
  readonly offering?: boolean;
}

export interface StockMemory {
  /** player -> corporation -> whether it was sold in this turn or before in the round. */
  readonly sold: Readonly<Record<EntityId, Readonly<Record<EntityId, 'now' | 'earlier'>>>>;
  /** player -> corporation -> percent bought in this round. */
  readonly bought: Readonly<Record<EntityId, Readonly<Record<EntityId, number>>>>;
  readonly turn: readonly TurnEntry[];
  readonly passed: Readonly<Record<EntityId, boolean>>;
  /** Players in the order in which they first passed. */
  readonly passOrder: readonly EntityId[];
  /** Who bought or sold last; the player after him has the priority. */
  readonly lastToAct: EntityId | null;
  /** Everybody has passed. */
  readonly over: boolean;
}

const EMPTY: StockMemory = { sold: {}, bought: {}, turn: [], passed: {}, passOrder: [], lastToAct: null, over: false };

/** Types that use up the purchase of a turn. */
const PURCHASES: ReadonlySet<string> = new Set(['buy_shares', 'par', 'buy_company']);

const read = <K extends keyof StockMemory>(play: Play, key: K): StockMemory[K] =>
  (play.state.round.memory[key] as StockMemory[K] | undefined) ?? EMPTY[key];

const write = <K extends keyof StockMemory>(play: Play, key: K, value: StockMemory[K]): void =>
  play.set(['round', 'memory', key], value);

export const soldWhen = (play: Play, player: EntityId, corporation: EntityId): 'now' | 'earlier' | null =>
  read(play, 'sold')[player]?.[corporation] ?? null;

export const boughtPercent = (play: Play, player: EntityId, corporation: EntityId): number =>
  read(play, 'bought')[player]?.[corporation] ?? 0;

export const turnEntries = (play: Play): readonly TurnEntry[] => read(play, 'turn');

export const noteTurn = (play: Play, entry: TurnEntry): void => write(play, 'turn', [...turnEntries(play), entry]);

export const purchasesOf = (play: Play): readonly TurnEntry[] => turnEntries(play).filter((e) => PURCHASES.has(e.type));

export const hasBought = (play: Play): boolean => turnEntries(play).some((e) => PURCHASES.has(e.type));

/** At most two kinds of action make a turn where one may sell and buy, or buy and sell, but not sell again. */
export const hasSoldThenBought = (play: Play): boolean => {
  const entries = turnEntries(play);
  const last = entries.at(-1);
  return last !== undefined && PURCHASES.has(last.type) && new Set(entries.map((e) => e.type)).size === 2;
};

export const noteSold = (play: Play, player: EntityId, corporation: EntityId): void => {
  const sold = read(play, 'sold');
  write(play, 'sold', { ...sold, [player]: { ...sold[player], [corporation]: 'now' } });
};

export const noteBought = (play: Play, player: EntityId, corporation: EntityId, percent: number): void => {
  const bought = read(play, 'bought');
  const before = bought[player]?.[corporation] ?? 0;
  write(play, 'bought', { ...bought, [player]: { ...bought[player], [corporation]: before + percent } });
};

/** A new turn: what was sold is sold earlier, and nothing has been done yet. */
export const beginTurn = (play: Play): void => {
  const sold = read(play, 'sold');
  if (Object.values(sold).some((s) => Object.values(s).includes('now'))) {
    const earlier = Object.entries(sold).map(([player, corporations]) => [
      player,
      Object.fromEntries(Object.keys(corporations).map((c) => [c, 'earlier' as const])),
    ]);
    write(play, 'sold', Object.fromEntries(earlier));
  }
  if (turnEntries(play).length > 0) write(play, 'turn', []);
};

/** The turn of the player ends: he has passed if he did nothing. */
export const settleTurn = (play: Play, player: EntityId): void => {
  const passed = read(play, 'passed');
  if (turnEntries(play).length > 0) {
    if (passed[player] === true) write(play, 'passed', { ...passed, [player]: false });
    return;
  }
  if (passed[player] !== true) write(play, 'passed', { ...passed, [player]: true });
  const order = read(play, 'passOrder');
  if (!order.includes(player)) write(play, 'passOrder', [...order, player]);
};

export const passOrder = (play: Play): readonly EntityId[] => read(play, 'passOrder');

export const hasPassed = (play: Play, player: EntityId): boolean => read(play, 'passed')[player] === true;

export const everybodyPassed = (play: Play): boolean => play.state.round.entities.every((p) => hasPassed(play, p));

export const lastToAct = (play: Play): EntityId | null => read(play, 'lastToAct');

export const noteLastToAct = (play: Play, player: EntityId): void => write(play, 'lastToAct', player);

export const isRoundOver = (play: Play): boolean => read(play, 'over');

export const endRound = (play: Play): void => write(play, 'over', true);
