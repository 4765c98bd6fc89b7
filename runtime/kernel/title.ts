/**
 * The resolved title: what the JSON files of a title say once `extends` is applied.
 * Money is in whole currency units, shares are in percent.
 */

export type Color = 'white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black' | 'purple';

export interface TitleDefinition {
  readonly id: string;
  readonly name: string;
  readonly designer?: string;
  readonly publisher?: string;
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

/** What many titles share; each policy is one question of a rule book. */
export interface Policies {
  readonly capitalization: CapitalizationPolicy;
  readonly floating: FloatingPolicy;
  readonly holding: HoldingPolicy;
  readonly sales: SalesPolicy;
  readonly priceMovement: PriceMovementPolicy;
  readonly playerOrder: 'after_last_to_act' | 'first_to_pass' | 'most_cash' | 'least_cash' | 'next_clockwise' | 'most_cash_keep_order';
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
    | 'down_share' | 'down_per_10' | 'down_block' | 'left_share' | 'left_block'
    | 'left_share_pres' | 'left_block_pres' | 'down_block_pres' | 'left_per_10_if_pres_else_left_one' | 'none';
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

export interface CorporationDefinition {
  readonly id: string;
  readonly name: string;
  readonly color?: string;
  readonly textColor?: string;
  /** major, minor, national ...: what phases and policies distinguish by. */
  readonly kind?: string;
  readonly home?: { readonly hex: string; readonly city?: number };
  /** Price of each token, in order of use. */
  readonly tokens: readonly number[];
  /** Percent of each certificate, the president's first. Default 20 and eight of 10. */
  readonly shares?: readonly number[];
  /** Certificates outside the game until a rule issues them: numbers of their ids from `firstIndex` on, percent of each. */
  readonly issuedLater?: { readonly firstIndex: number; readonly shares: readonly number[] };
  readonly float?: number;
  readonly holdingLimit?: number;
  readonly capitalization?: string;
  readonly abilities?: readonly AbilityDefinition[];
  readonly [attribute: string]: unknown;
}

export interface PrivateDefinition {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly revenue: number;
  readonly description?: string;
  readonly minPlayers?: number;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly abilities?: readonly AbilityDefinition[];
  readonly [attribute: string]: unknown;
}

/** What a private (or corporation) can do; the mechanic of its type reads the rest. */
export interface AbilityDefinition {
  readonly type: string;
  readonly ownerType?: 'player' | 'corporation';
  readonly when?: readonly string[];
  readonly count?: number;
  readonly countPerOr?: number;
  readonly onPhase?: string;
  readonly afterPhase?: string;
  readonly remove?: string;
  readonly passive?: boolean;
  readonly closedWhenUsedUp?: boolean;
  readonly [option: string]: unknown;
}

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

export interface MarketDefinition {
  readonly kind: 'grid' | 'line' | 'zigzag' | 'hexagonal';
  readonly rows: readonly (readonly (MarketCell | number | null)[])[];
  readonly zones: Readonly<Record<string, MarketZone>>;
}

export interface MarketCell {
  readonly price: number;
  readonly zones?: readonly string[];
}

export interface MarketZone {
  readonly name?: string;
  readonly color?: string;
  /** Starting prices are chosen here. */
  readonly par?: boolean;
  /** Certificates do not count towards the limit. */
  readonly noCertificateLimit?: boolean;
  readonly noHoldingLimit?: boolean;
  readonly multiplePurchase?: boolean;
  /** A corporation that comes here closes. */
  readonly closes?: boolean;
  /** A corporation that comes here ends the game. */
  readonly endsGame?: boolean;
  readonly [effect: string]: unknown;
}

export interface MapDefinition {
  readonly layout: 'flat' | 'pointy';
  /** Which part of a coordinate is the letter. */
  readonly axes: { readonly x: 'letter' | 'number'; readonly y: 'letter' | 'number' };
  readonly hexes: Readonly<Record<string, HexDefinition>>;
}

/** A hex and the tile printed on it. */
export interface HexDefinition extends TileDefinition {
  readonly name?: string;
  /** What the first tile (and each where `color` says so) costs. */
  readonly terrain?: readonly Terrain[];
  readonly borders?: readonly Border[];
  readonly futureLabel?: { readonly label: string; readonly color: Color };
  readonly icons?: readonly string[];
}

export interface Terrain {
  readonly cost: number;
  readonly types?: readonly string[];
}

export interface Border {
  readonly edge: number;
  readonly type?: string;
  readonly cost?: number;
  readonly [option: string]: unknown;
}

/**
 * A tile. Short: `city`/`town` (its revenue) and `exits`; long: `stops` and `paths`.
 * Edges are 0..5 clockwise from the bottom.
 */
export interface TileDefinition {
  readonly color?: Color;
  readonly label?: string;
  readonly city?: number;
  readonly slots?: number;
  readonly town?: number;
  readonly exits?: readonly number[];
  readonly stops?: readonly StopDefinition[];
  readonly paths?: readonly PathDefinition[];
  readonly terrain?: readonly Terrain[];
  readonly partitions?: readonly unknown[];
  readonly stubs?: readonly unknown[];
  /** Never laid by the ordinary track step, only by a private that names it. */
  readonly onlyByAbility?: boolean;
  readonly [option: string]: unknown;
}

export interface StopDefinition {
  readonly kind: 'city' | 'town' | 'offboard' | 'halt';
  readonly revenue: number | Readonly<Record<string, number>>;
  readonly slots?: number;
  readonly groups?: readonly string[];
  /** How it counts for "has a route". */
  readonly route?: 'mandatory' | 'optional' | 'never';
  readonly visitCost?: number;
  /** Position on the tile for pictures: an edge, a half edge, or centre. */
  readonly loc?: string;
  /** Its number in logs, where that is not its place in `stops`. */
  readonly part?: number;
  readonly hide?: boolean;
}

export interface PathDefinition {
  /** An edge 0..5, a stop `s0`, `s1` ..., or the junction `j`. */
  readonly from: number | string;
  readonly to: number | string;
  readonly terminal?: boolean | number;
  /** Gauge, where it is not the ordinary one. */
  readonly track?: string;
}

export interface TileSet {
  /** How many of each. */
  readonly manifest: Readonly<Record<string, number | 'unlimited'>>;
  readonly definitions: Readonly<Record<string, TileDefinition>>;
}
