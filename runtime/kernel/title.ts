/**
 * The resolved title: what the JSON files of a title say once `extends` is applied.
 * Money is in whole currency units, shares are in percent.
 */
import type { MapDefinition, MarketDefinition, TileSet } from './title-board.ts';
import type { CorporationDefinition, PrivateDefinition } from './title-companies.ts';
import type { Policies } from './title-policies.ts';
import type { PhaseDefinition, TrainDefinition } from './title-trains.ts';
export type * from './title-board.ts';
export type * from './title-companies.ts';
export type * from './title-policies.ts';
export type * from './title-trains.ts';

export interface TitleDefinition {
  readonly id: string;
  readonly name: string;
  readonly designer?: string;
  readonly publisher?: string;
  /** The land on the map. */
  readonly setting?: string;
  readonly edition?: string;
  readonly rulesUrl?: string;
  readonly rights?: string;
  /** Money as printed, with `%s` where the number goes: `$%s`. */
  readonly currency: string;
  /** By number of players. */
  readonly players: Readonly<Record<string, PlayerCount>>;
  readonly bank: number | 'unlimited';
  readonly policies: Policies;
  readonly rounds: RoundPlan;
  readonly mechanics: readonly MechanicUse[];
  readonly variants: Readonly<Record<string, Variant>>;
  readonly corporations: readonly CorporationDefinition[];
  readonly minors: readonly CorporationDefinition[];
  readonly privates: readonly PrivateDefinition[];
  readonly trains: readonly TrainDefinition[];
  readonly phases: readonly PhaseDefinition[];
  readonly market: MarketDefinition;
  readonly map: MapDefinition;
  readonly tiles: TileSet;
}

export interface PlayerCount {
  /** Cash each player starts with. */
  readonly cash: number;
  readonly certificateLimit: number;
}

export interface RoundPlan {
  /** Rounds played once, in order, before the cycle. */
  readonly opening: readonly string[];
  /** The rounds of a turn, over and over. */
  readonly cycle: readonly RoundUse[];
  readonly definitions: readonly RoundDefinition[];
}

export interface RoundUse {
  readonly round: string;
  /** How often in a row: a number, or what the phase says when the set begins. */
  readonly times?: number | 'phase';
}

export interface RoundDefinition {
  readonly id: string;
  /** Which kind of round plays it: auction, stock, operating, ... */
  readonly kind: string;
  readonly name?: string;
  /** Short name in logs and traces: SR, OR, ISR. */
  readonly code: string;
  readonly steps: readonly StepUse[];
}

export interface StepUse {
  readonly id: string;
  /** Which step, where it is not the id itself. */
  readonly use?: string;
  readonly [option: string]: unknown;
}

export interface MechanicUse {
  readonly id: string;
  /** Which mechanic, where it is not the id itself. */
  readonly use?: string;
  readonly [option: string]: unknown;
}

export interface Variant {
  readonly name: string;
  readonly description: string;
  /** An overlay over the whole resolved title. */
  readonly patch: Readonly<Record<string, unknown>>;
  readonly conflicts?: readonly string[];
  readonly requires?: readonly string[];
  readonly players?: readonly number[];
}
