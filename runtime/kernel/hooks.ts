/**
 * Every place where a mechanic may join in. Three kinds: a value travels through the taps; a verdict is asked until
 * somebody objects; an event is told to everyone. Taps run in the order of `mechanics` in the title.
 */
import type { Action } from './actions.ts';
import type { Play } from './play.ts';
import type { CellInfo, CertificateInfo, RotatedTile } from './rulebook.ts';
import type { EntityId } from './state.ts';
import type { Objection } from './violation.ts';

/** A set of certificates of one corporation that changes hands together. */
export interface Bundle {
  readonly corporation: EntityId;
  readonly owner: EntityId;
  readonly certificates: readonly CertificateInfo[];
  /** Percent sold; less than the certificates add up to where half of a president's certificate is sold. */
  readonly percent: number;
}

/** A train's run as the rules see it: the stops in order, and what each is worth. */
export interface RunStop {
  readonly hex: string;
  readonly stop: number;
  readonly revenue: number;
  readonly counts: boolean;
}

export interface Run {
  readonly operator: EntityId;
  readonly train: string;
  readonly stops: readonly RunStop[];
  /** Hexes of each chain between two stops, in walking order. */
  readonly chains: readonly (readonly string[])[];
  readonly revenue: number;
}

export interface TileLayArgs {
  readonly operator: EntityId;
  readonly hex: string;
  readonly tile: RotatedTile;
  /** The private whose power lays it, else `null`. */
  readonly by: EntityId | null;
}

/** hook -> [value, arguments] */
export interface ValueHooks {
  trainPrice: [number, { buyer: EntityId; train: string; seller: string }];
  trainLimit: [number, { operator: EntityId }];
  /** Train ids that the depot offers to an operator. */
  depotOffers: [readonly string[], { operator: EntityId }];
  mustBuyTrain: [boolean, { operator: EntityId }];
  tileCost: [number, TileLayArgs];
  tokenPrice: [number, { operator: EntityId; index: number; hex: string }];
  stopRevenue: [number, { operator: EntityId; train: string; hex: string; stop: number }];
  routeRevenue: [number, Run];
  /** Money of a whole turn's runs. */
  totalRevenue: [number, { operator: EntityId; runs: readonly Run[] }];
  certificateLimit: [number, { player: EntityId }];
  certificateCount: [number, { player: EntityId }];
  holdingLimit: [number, { player: EntityId; corporation: EntityId }];
  floatPercent: [number, { corporation: EntityId }];
  parCells: [readonly CellInfo[], { player: EntityId; corporation: EntityId }];
  /** Who is paid for shares that leave `owner`: an entity, by default as the capitalization says. */
  shareReceiver: [EntityId, { bundle: Bundle; buyer: EntityId }];
  /** Steps of the price marker after a dividend: positive right, negative left. */
  dividendMove: [number, { operator: EntityId; revenue: number; paid: number }];
  saleMoves: [number, { bundle: Bundle; seller: EntityId }];
  operators: [readonly EntityId[], object];
  /** Which round comes next: id of a round definition. */
  nextRound: [string, { finished: string }];
  operatingRounds: [number, object];
  playerValue: [number, { player: EntityId }];
  shareValue: [number, { corporation: EntityId; price: number }];
}

/** hook -> arguments */
export interface VerdictHooks {
  mayBuyShares: { buyer: EntityId; bundle: Bundle };
  maySellShares: { seller: EntityId; bundle: Bundle };
  mayPar: { player: EntityId; corporation: EntityId };
  mayLayTile: TileLayArgs;
  mayPlaceToken: { operator: EntityId; hex: string; city: number };
  mayRun: Run;
  mayBuyTrain: { buyer: EntityId; train: string; seller: string };
  mayBuyPrivate: { buyer: EntityId; company: string };
}

export interface EventHooks {
  gameStarted: object;
  roundStarted: { round: string };
  roundEnded: { round: string };
  setEnded: object;
  turnStarted: { operator: EntityId };
  turnEnded: { operator: EntityId };
  playerTurnStarted: { player: EntityId };
  actionApplied: { action: Action };
  trainBought: { buyer: EntityId; train: string; seller: string };
  phaseEntered: { phase: string };
  /** A train set off an event of this type; the mechanic that knows the type acts on it. */
  trainEvent: { type: string; train: string };
  parred: { player: EntityId; corporation: EntityId };
  floated: { corporation: EntityId };
  sharesBought: { buyer: EntityId; bundle: Bundle };
  sharesSold: { seller: EntityId; bundle: Bundle };
  presidentChanged: { corporation: EntityId; before: EntityId | null; after: EntityId | null };
  privateBought: { company: string; buyer: EntityId; seller: EntityId; price: number };
  privateClosed: { company: string };
  corporationClosed: { corporation: EntityId };
  tileLaid: TileLayArgs;
  tokenPlaced: { operator: EntityId; hex: string; city: number };
  routesRun: { operator: EntityId; runs: readonly Run[] };
  dividendPaid: { operator: EntityId; revenue: number; paid: number };
}

export type ValueTap<K extends keyof ValueHooks> = (play: Play, value: ValueHooks[K][0], args: ValueHooks[K][1]) => ValueHooks[K][0];
export type VerdictTap<K extends keyof VerdictHooks> = (play: Play, args: VerdictHooks[K]) => Objection | null | undefined;
export type EventTap<K extends keyof EventHooks> = (play: Play, args: EventHooks[K]) => void;

/** What one mechanic taps. */
export type Taps = { readonly [K in keyof ValueHooks]?: ValueTap<K> } & { readonly [K in keyof VerdictHooks]?: VerdictTap<K> } & {
  readonly [K in keyof EventHooks]?: EventTap<K>;
};

export type HookTable = { readonly [K in keyof ValueHooks]?: readonly ValueTap<K>[] } & {
  readonly [K in keyof VerdictHooks]?: readonly VerdictTap<K>[];
} & { readonly [K in keyof EventHooks]?: readonly EventTap<K>[] };

export const passValue = <K extends keyof ValueHooks>(play: Play, hook: K, value: ValueHooks[K][0], args: ValueHooks[K][1]): ValueHooks[K][0] => {
  const taps = play.rules.hooks[hook] as readonly ValueTap<K>[] | undefined;
  if (taps === undefined) return value;
  let result = value;
  for (const tap of taps) result = tap(play, result, args);
  return result;
};

export const askVerdict = <K extends keyof VerdictHooks>(play: Play, hook: K, args: VerdictHooks[K]): Objection | null => {
  const taps = play.rules.hooks[hook] as readonly VerdictTap<K>[] | undefined;
  if (taps === undefined) return null;
  for (const tap of taps) {
    const found = tap(play, args);
    if (found) return found;
  }
  return null;
};

export const tellEvent = <K extends keyof EventHooks>(play: Play, hook: K, args: EventHooks[K]): void => {
  const taps = play.rules.hooks[hook] as readonly EventTap<K>[] | undefined;
  if (taps === undefined) return;
  for (const tap of taps) tap(play, args);
};

/** One flat list of functions a hook, in the order of the mechanics; hooks without taps stay absent. */
export const linkHooks = (all: readonly Taps[]): HookTable => {
  const table: Record<string, unknown[]> = {};
  for (const taps of all) {
    for (const [hook, tap] of Object.entries(taps)) (table[hook] ??= []).push(tap);
  }
  return table as HookTable;
};
