/**
 * The state of a game: one plain-JSON object. Only changes (changes.ts) alter it; values inside are replaced, never
 * mutated in place, except the lists that a typed change moves entries between.
 */

/** `player:1`, `corporation:PRR`, `minor:R1`, `company:SV`, or one of the bank's places. */
export type EntityId = string;

/** Where the bank keeps things: its money and gifts, the open market, and out of the game. */
export const BANK = 'bank';
export const POOL = 'pool';
export const REMOVED = 'removed';
/** Where trains lie: still to come, and discarded ones that may be bought. */
export const DEPOT = 'depot';
export const DISCARD = 'discard';

export const isPlayer = (entity: EntityId): boolean => entity.startsWith('player:');
export const isCorporation = (entity: EntityId): boolean => entity.startsWith('corporation:');
export const isMinor = (entity: EntityId): boolean => entity.startsWith('minor:');
export const isOperator = (entity: EntityId): boolean => isCorporation(entity) || isMinor(entity);
export const isCompany = (entity: EntityId): boolean => entity.startsWith('company:');
/** The name without its kind: `PRR` of `corporation:PRR`. */
export const bareId = (entity: EntityId): string => entity.slice(entity.indexOf(':') + 1);

export interface GameState {
  readonly title: string;
  readonly variants: readonly string[];
  readonly seed: number;
  /** As seated at the start; `order` is the present order. */
  readonly players: readonly { readonly id: number | string; readonly name: string }[];
  /** State of the seeded generator. */
  random: number;
  order: readonly EntityId[];
  turn: number;
  round: RoundState;
  /** Place in the title's phases. */
  phase: number;
  /** Operating rounds of the present set. */
  setLength: number;
  /** Bank, players and operators, in whole currency units. */
  readonly cash: Record<EntityId, number>;
  bankBroken: boolean;
  readonly bankrupt: Record<EntityId, boolean>;
  readonly corporations: Record<EntityId, CorporationState>;
  /** Owner of each private: an entity, `bank` while unsold, `null` once closed. */
  readonly privates: Record<string, PrivateState>;
  /** Certificates by corporation and holder, in the order received: `holdings['corporation:PRR']['player:1']`. */
  readonly holdings: Record<EntityId, Record<EntityId, string[]>>;
  /** Percent of certificates whose size is not the printed one. */
  readonly resized: Record<string, number>;
  /** Markers in each cell of the stock market, earliest first: `markers['3,6']`. */
  readonly markers: Record<string, EntityId[]>;
  /** Train ids by place: `depot`, `discard` and operators. */
  readonly trains: Record<string, string[]>;
  readonly trainMarks: Record<string, TrainMarks>;
  readonly hexes: Record<string, HexState>;
  /** Copies of each tile that may still be laid, by name. */
  readonly supply: Record<string, readonly number[]>;
  /** Abilities whose uses were counted: `SV/0` -> what is left of it. */
  readonly abilities: Record<string, AbilityState>;
  readonly programs: Record<EntityId, readonly Program[]>;
  end: EndTrigger | null;
  finished: boolean;
  endReason: string | null;
  /** What mechanics remember, each under its own id. */
  readonly slices: Record<string, Record<string, unknown>>;
}

export interface RoundState {
  /** Which definition of the title's `rounds`. */
  readonly id: string;
  readonly kind: string;
  readonly code: string;
  /** Place in the title's plan: the opening rounds, then those of the cycle. */
  readonly place: number;
  /** 1, 2, 3 ... inside a set. */
  readonly number: number;
  entities: readonly EntityId[];
  index: number;
  /** No action of the round has been processed yet. */
  fresh: boolean;
  /** The operator in turn has done something. */
  acted: boolean;
  readonly passed: Record<string, boolean>;
  /** What the round and its steps remember until it ends. */
  readonly memory: Record<string, unknown>;
}

export interface CorporationState {
  readonly owner: EntityId | null;
  readonly par: CellRef | null;
  readonly price: CellRef | null;
  /** Its certificates are on sale (a president was chosen). */
  readonly started: boolean;
  readonly floated: boolean;
  readonly closed: boolean;
  /** Turn and round number of each time it reached its dividend step. */
  readonly operated: number;
  readonly tokens: readonly TokenState[];
  /** Once a route of two stops was found it counts for ever (core rules 10.5). */
  readonly hadRoute: boolean;
  readonly capitalization: string;
}

/** Row and column of the market, counted from 0 at the top left. */
export interface CellRef {
  readonly row: number;
  readonly column: number;
}

export interface TokenState {
  readonly price: number;
  /** Hex it stands on, `null` while on the charter. */
  readonly hex: string | null;
  readonly city: number;
  readonly used: boolean;
  /** Taken off the map, its place still written down, until a rule puts another token there. */
  readonly lifted?: boolean;
}

export interface PrivateState {
  readonly owner: EntityId | null;
  readonly revenue: number;
}

export interface TrainMarks {
  readonly operated?: boolean;
  readonly obsolete?: boolean;
  readonly variant?: string;
  /** Its events have come: bought anew they do not come again. */
  readonly told?: boolean;
}

export interface HexState {
  /** `H12` printed, else `57-0`. */
  readonly tile: string;
  readonly rotation: number;
  /** Token slots of each city: who stands there. */
  readonly cities: readonly (readonly (EntityId | null)[])[];
  /** Who a slot is kept for, city by city. */
  readonly reserved: readonly (readonly (EntityId | null)[])[];
  /** Who the hex as a whole is kept for. */
  readonly hexReserved: readonly EntityId[];
}

export interface AbilityState {
  readonly left: number | null;
  readonly usedThisRound: number;
  readonly removed: boolean;
}

export interface Program {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface EndTrigger {
  readonly reason: string;
  readonly timing: string;
  /** Last turn to be played, where the timing needs it. */
  readonly turn: number;
}
