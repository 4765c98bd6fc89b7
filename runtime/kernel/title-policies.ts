/** The policies of a title: the questions that every rule book answers. Money in whole currency units, shares in percent. */
import type { Color } from './title-board.ts';

/** What many titles share; each policy is one question of a rule book. */
export interface Policies {
  readonly capitalization: CapitalizationPolicy;
  readonly floating: FloatingPolicy;
  readonly holding: HoldingPolicy;
  readonly sales: SalesPolicy;
  readonly priceMovement: PriceMovementPolicy;
  readonly playerOrder:
    'after_last_to_act' | 'first_to_pass' | 'most_cash' | 'least_cash' | 'next_clockwise' | 'most_cash_keep_order';
  readonly homeToken: HomeTokenPolicy;
  readonly track: TrackPolicy;
  readonly trains: TrainPolicy;
  readonly privates: PrivatePolicy;
  readonly emergency: EmergencyPolicy;
  readonly bankruptcy: BankruptcyPolicy;
  readonly gameEnd: readonly GameEndRule[];
}

export interface CapitalizationPolicy {
  /** `full`: the bank pays par x all shares when the corporation floats; `incremental`: buyers pay the corporation. */
  readonly mode: string;
}

export interface FloatingPolicy {
  /** Percent that must have left the treasury. A corporation may set its own. */
  readonly percent: number;
}

export interface HoldingPolicy {
  /** Most a player may hold of one corporation, in percent. */
  readonly limit: number;
  /** Most the pool may hold of one corporation, in percent. */
  readonly poolLimit: number;
  /** Private companies count as certificates. */
  readonly privatesCount: boolean;
}

export interface SalesPolicy {
  readonly order: 'sell_buy' | 'sell_buy_sell' | 'sell_buy_or_buy_sell';
  /** When shares of a corporation may be sold. */
  readonly after: 'first' | 'operate' | 'after_sr_floated' | 'p_any_operate' | 'full_or_turn' | 'round' | 'any_time';
  /** At most one sale of a corporation in a turn. */
  readonly inBlocks: boolean;
  /** The president's certificate may go to the pool with nobody to take it. */
  readonly presidentToPool: boolean;
  /** Several certificates a turn from a `multiplePurchase` zone: from where. */
  readonly multiplePurchaseFrom: 'pool' | 'anywhere';
}

export interface PriceMovementPolicy {
  readonly sale:
    | 'down_share'
    | 'down_per_10'
    | 'down_block'
    | 'left_share'
    | 'left_block'
    | 'left_share_pres'
    | 'left_block_pres'
    | 'down_block_pres'
    | 'left_per_10_if_pres_else_left_one'
    | 'none';
  readonly soldOut: 'up' | 'none';
  readonly poolDrop: 'none' | 'down_block' | 'down_share' | 'left_block';
}

export interface HomeTokenPolicy {
  readonly when: 'operate' | 'operating_round' | 'par' | 'float';
  /** Whether a reserved home hex refuses other corporations. */
  readonly reservation: 'always' | 'never' | 'single_slot_cities';
}

export interface TrackLay {
  readonly lay: boolean;
  readonly upgrade: boolean | 'not_if_upgraded';
  readonly cost: number;
  readonly upgradeCost?: number;
  readonly differentHex?: boolean;
}

export interface TrackPolicy {
  readonly restriction: 'permissive' | 'semi_restrictive' | 'restrictive' | 'city_permissive' | 'station_restrictive';
  /** The n-th lay of a turn uses the n-th entry. */
  readonly lays: readonly TrackLay[];
  readonly mostExits?: readonly Color[];
  readonly mayRemoveTowns?: boolean;
  /** Printed hexes of these colours are entered only where their own track answers. */
  readonly impassableColors: readonly Color[];
}

export interface TrainPolicy {
  readonly mustBuy: 'route' | 'always' | 'never';
  /** Trains may be bought from other corporations: of anybody, of the same president, or not at all. */
  readonly fromOthers: 'any' | 'same_president' | 'never';
  readonly discarded: 'pool' | 'remove';
  /** Percent off the list price of a discarded train. */
  readonly discardedDiscount: number;
  readonly onePerType?: boolean;
  readonly obsoleteMayBeBought?: boolean;
  readonly atFaceValue?: boolean;
}

export interface PrivatePolicy {
  /** Percent of face value a corporation pays at least and at most. */
  readonly minimumPercent: number;
  readonly maximumPercent: number;
}

export interface EmergencyPolicy {
  /** The president may lose the presidency of other corporations by emergency sales. */
  readonly mayLosePresidency: boolean;
  /** Trains of other corporations with the president's money. */
  readonly fromOthers: 'never' | 'value' | 'always';
  readonly cheapestDepotTrainOnly: boolean;
  readonly maySellMoreThanNeeded: boolean;
  readonly maySellShares: boolean;
  readonly mustIssueFirst: boolean;
}

export interface BankruptcyPolicy {
  readonly allowed: boolean;
  readonly endsGameAfter: 'one' | 'all_but_one';
}

export interface GameEndRule {
  readonly reason: string;
  readonly timing: 'immediate' | 'current_round' | 'current_or' | 'full_or' | 'one_more_full_or_set';
}
