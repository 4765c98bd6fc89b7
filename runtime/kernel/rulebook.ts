/**
 * The linked title: everything that can be known before play, in tables. Made once for a title, a set of variants and a
 * number of players; shared by all their games and never altered.
 */
import type { Action, FieldKinds } from './actions.ts';
import type { HookTable } from './hooks.ts';
import type { Play } from './play.ts';
import type { RoundKind, Step } from './round.ts';
import type { CellRef, EntityId } from './state.ts';
import type {
  AbilityDefinition,
  Border,
  Color,
  CorporationDefinition,
  DistanceRow,
  MarketZone,
  Policies,
  PrivateDefinition,
  RoundDefinition,
  StopDefinition,
  Terrain,
  TitleDefinition,
  TrainDefinition,
} from './title.ts';

export interface Rulebook {
  readonly title: TitleDefinition;
  readonly variants: readonly string[];
  readonly playerCount: number;
  readonly policies: Policies;
  /** Corporations and minors, in the title's order. */
  readonly corporations: readonly CorporationInfo[];
  readonly corporation: ReadonlyMap<EntityId, CorporationInfo>;
  readonly privates: readonly PrivateInfo[];
  readonly private: ReadonlyMap<string, PrivateInfo>;
  readonly certificate: ReadonlyMap<string, CertificateInfo>;
  readonly trains: readonly TrainInfo[];
  readonly train: ReadonlyMap<string, TrainInfo>;
  readonly market: MarketInfo;
  readonly map: MapInfo;
  readonly rounds: ReadonlyMap<string, RoundInfo>;
  readonly hooks: HookTable;
  readonly frame: Frame;
  /** Initial slice of each mechanic, by the id the title gives it. */
  readonly slices: ReadonlyMap<string, () => Record<string, unknown>>;
  /** Fields of every action type the title knows. */
  readonly actions: ReadonlyMap<string, FieldKinds>;
  /** Scratch space for tables that core parts derive once from this rulebook, by the part's own key. */
  readonly derived: Map<string, unknown>;
}

/** What the loop of the game needs of the core, so that the kernel need not know it. */
export interface Frame {
  /** Everything of set-up that comes before the first round (core rules 1.2). */
  setUp(play: Play): void;
  /** After every action, before the end of the game is looked for. */
  afterAction(play: Play): void;
  /** Stores a trigger of the end of the game where one holds. */
  noteEnd(play: Play): void;
  /** Whether the stored trigger ends the game at once, or with the round that has just finished. */
  ends(play: Play, roundFinished: boolean): boolean;
  operatingRounds(play: Play): number;
  /** What the programs of the player in turn do next; nothing: he decides himself. */
  automatic(play: Play): readonly Action[];
  /** Final value of each player. */
  score(play: Play, player: EntityId): number;
}

export interface CorporationInfo {
  readonly id: string;
  readonly entity: EntityId;
  readonly index: number;
  readonly definition: CorporationDefinition;
  readonly minor: boolean;
  readonly kind: string;
  readonly certificates: readonly CertificateInfo[];
  /** Percent of one share. */
  readonly shareSize: number;
  readonly totalShares: number;
  readonly presidentPercent: number;
  readonly float: number;
  readonly holdingLimit: number;
  readonly abilities: readonly AbilityInfo[];
}

export interface CertificateInfo {
  /** `PRR_0`: the president's. */
  readonly id: string;
  readonly corporation: EntityId;
  readonly index: number;
  readonly percent: number;
  readonly president: boolean;
  /** It lies outside the game until a rule issues it. */
  readonly issuedLater?: boolean;
}

export interface PrivateInfo {
  readonly id: string;
  readonly entity: EntityId;
  readonly index: number;
  readonly definition: PrivateDefinition;
  readonly value: number;
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly abilities: readonly AbilityInfo[];
}

export interface AbilityInfo {
  /** `SV/0`: whose it is and which of its abilities. */
  readonly key: string;
  readonly type: string;
  readonly definition: AbilityDefinition;
  /** The private or corporation it belongs to. */
  readonly holder: EntityId;
}

export interface TrainInfo {
  readonly name: string;
  readonly index: number;
  readonly definition: TrainDefinition;
  readonly price: number;
  readonly distance: number | readonly DistanceRow[];
  readonly count: number | 'unlimited';
}

export interface MarketInfo {
  readonly kind: 'grid' | 'line' | 'zigzag' | 'hexagonal';
  readonly rows: readonly (readonly (CellInfo | null)[])[];
  /** By `row,column`. */
  readonly cell: ReadonlyMap<string, CellInfo>;
  /** Price, then column, then row, all descending. */
  readonly parCells: readonly CellInfo[];
  readonly lowestPar: number;
}

export interface CellInfo extends CellRef {
  /** `row,column`. */
  readonly key: string;
  /** `price,row,column`, as in logs. */
  readonly id: string;
  readonly price: number;
  readonly zones: readonly string[];
  /** The first zone's effects; only the first zone decides behaviour. */
  readonly zone: MarketZone;
}

export interface MapInfo {
  readonly hexes: readonly HexInfo[];
  readonly hex: ReadonlyMap<string, HexInfo>;
  /** Tiles that may be laid, by name. */
  readonly tile: ReadonlyMap<string, TileInfo>;
  /** In the order of the manifest. */
  readonly tiles: readonly TileInfo[];
}

export interface HexInfo {
  readonly id: string;
  readonly index: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The hex beyond each edge 0..5 by geometry alone. */
  readonly adjacent: readonly (HexInfo | null)[];
  /** Edges that nothing crosses. */
  readonly impassable: readonly boolean[];
  readonly borders: readonly Border[];
  readonly printed: TileInfo;
  readonly terrain: readonly Terrain[];
  readonly futureLabel: { readonly label: string; readonly color: Color } | null;
}

export interface TileInfo {
  /** `57`, or the coordinate for a printed tile. */
  readonly name: string;
  readonly color: Color;
  readonly label: string | null;
  readonly printed: boolean;
  readonly count: number | 'unlimited';
  readonly onlyByAbility: boolean;
  readonly terrain: readonly Terrain[];
  readonly stops: readonly StopInfo[];
  /** Indexes in `stops` of the cities, in order: `HexState.cities` runs parallel. */
  readonly cities: readonly number[];
  readonly towns: number;
  /** By rotation 0..5; what is printed on a hex lies in rotation 0 only. */
  readonly rotations: readonly RotatedTile[];
}

export interface StopInfo {
  readonly index: number;
  /** Its number in logs. */
  readonly part: number;
  readonly kind: 'city' | 'town' | 'offboard' | 'halt';
  readonly slots: number;
  readonly revenue: number | Readonly<Record<string, number>>;
  readonly groups: readonly string[];
  readonly route: 'mandatory' | 'optional' | 'never';
  readonly visitCost: number;
  readonly definition: StopDefinition;
}

export interface RotatedTile {
  readonly tile: TileInfo;
  readonly rotation: number;
  readonly paths: readonly PathInfo[];
  /** Edges with track, ascending. */
  readonly exits: readonly number[];
  /** Paths that use each edge. */
  readonly pathsAt: readonly (readonly PathInfo[])[];
  /** Paths that touch each stop. */
  readonly pathsOf: readonly (readonly PathInfo[])[];
  /** Edges of each stop, ascending. */
  readonly exitsOf: readonly (readonly number[])[];
}

export interface PathInfo {
  /** Place among the tile's paths. */
  readonly index: number;
  readonly a: PathEnd;
  readonly b: PathEnd;
  readonly terminal: boolean;
  readonly track: string;
}

/** An edge 0..5, a stop, or the tile's junction. */
export type PathEnd =
  | { readonly kind: 'edge'; readonly edge: number }
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'junction' };

export interface RoundInfo {
  readonly definition: RoundDefinition;
  readonly kind: RoundKind;
  readonly steps: readonly Step[];
}
