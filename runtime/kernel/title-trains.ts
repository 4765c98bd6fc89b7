/** Trains and phases as a title writes them. Money in whole currency units, shares in percent. */
import type { Color } from './title-board.ts';

export interface TrainDefinition {
  readonly id: string;
  readonly price: number;
  readonly distance: number | readonly DistanceRow[];
  readonly count: number | 'unlimited';
  /** Where it is another with so many players. */
  readonly countByPlayers?: Readonly<Record<string, number>>;
  readonly rustsOn?: string;
  readonly obsoleteOn?: string;
  readonly availableOn?: string;
  readonly multiplier?: number;
  readonly events?: readonly TrainEvent[];
  readonly variants?: readonly TrainVariant[];
  readonly [attribute: string]: unknown;
}

export interface DistanceRow {
  readonly nodes: readonly string[];
  readonly pay: number;
  readonly visit?: number;
  readonly multiplier?: number;
}

export interface TrainVariant {
  readonly id: string;
  readonly price: number;
  readonly distance: number | readonly DistanceRow[];
  readonly [attribute: string]: unknown;
}

export interface TrainEvent {
  readonly type: string;
  /** Which copy of the train sets it off, counted from 1. Default 1. */
  readonly copy?: number;
}

export interface PhaseDefinition {
  readonly id: string;
  /** The train whose first purchase begins the phase. */
  readonly on?: string;
  readonly trainLimit: number | Readonly<Record<string, number>>;
  /** Tile colours that may be laid. */
  readonly tiles: readonly Color[];
  readonly operatingRounds: number;
  readonly status?: readonly string[];
}
