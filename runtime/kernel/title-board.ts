/** Market, map and tiles as a title writes them. Money in whole currency units, shares in percent. */

export type Color = 'white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black' | 'purple';

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
