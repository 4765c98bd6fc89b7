/** Corporations, minors and private companies as a title writes them. Money in whole currency units, shares in percent. */

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
