/* oxlint-disable max-lines */
/**
 * The types of the title format, as its files are written. Generated from schemas/ by `npm run types`; do not edit.
 */

/**
 * What it can do, in the order of its rules text.
 */
export type Abilities = Ability[];
/**
 * Short form: the edges that the one stop of the tile is joined to.
 *
 * Items: An edge of a hex: 0 is the bottom (flat) or bottom left (pointy) edge, then clockwise to 5.
 */
export type Exits = number[];
/**
 * The stops, in order; paths call them "s0", "s1", ...
 */
export type Stops = Stop[];
/**
 * The pieces of track.
 *
 * Items: A piece of track: short [0, 3] or ["s0", 2], long with "from" and "to".
 */
export type Paths = (
  | [number | string, number | string]
  | {
      /**
       * Where a piece of track ends: an edge 0 to 5, a stop "s0", "s1", ... in the order of "stops", or the junction "j".
       */
      from: number | string;
      /**
       * Where a piece of track ends: an edge 0 to 5, a stop "s0", "s1", ... in the order of "stops", or the junction "j".
       */
      to: number | string;
      /**
       * Track that ends here: drawn as a stub; routes may only end on it.
       */
      terminal?: boolean | number;
      /**
       * Gauge or kind of track, where it is not the ordinary one: "narrow", "dual", ...
       */
      track?: string;
    }
)[];
/**
 * What building here costs, once for each entry.
 *
 * Items: A cost of the ground.
 */
export type Terrain = {
  /**
   * Money, in whole currency units.
   */
  cost: number;
  /**
   * Kinds of terrain, which privates with a discount ask for.
   *
   * @minItems 1
   *
   * Items: water, mountain, ...
   */
  types?: string[];
}[];
/**
 * Markers that players see; rules that use them belong to mechanics.
 *
 * Items: Name of the marker.
 */
export type Icons = string[];
/**
 * Lines that cut the hex in two.
 *
 * Items: A line.
 */
export type Partitions = {
  [k: string]: unknown;
}[];
/**
 * Track stubs printed at edges.
 *
 * Items: A stub.
 */
export type Stubs = {
  [k: string]: unknown;
}[];
/**
 * What lies along edges of the hex.
 *
 * Items: Something along an edge.
 */
export type Borders = {
  /**
   * An edge of a hex: 0 is the bottom (flat) or bottom left (pointy) edge, then clockwise to 5.
   */
  edge: number;
  /**
   * impassable (no track over it), water, mountain, divider, ...; absent: the line between two hexes of one area is not drawn.
   */
  type?: string;
  /**
   * Money, in whole currency units.
   */
  cost?: number;
}[];

/**
 * The files of a title.
 */
export interface TitleFiles {
  title: TitleFile;
  companies: CompaniesFile;
  trains: TrainsFile;
  market: MarketFile;
  map: MapFile;
  tiles: TilesFile;
  statements: StatementsFile;
  example: ExampleFile;
  texts: TextsFile;
}
/**
 * Whose game it is, for how many players, its policies, rounds, mechanics and variants (title.json).
 */
export interface TitleFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * Short name of the title; also the name of its folder.
   */
  id: string;
  /**
   * The title that this one starts from: an id or a path. All files are then overlays over those of that title.
   */
  extends?: string;
  /**
   * Name for people to read.
   */
  name: string;
  /**
   * Who designed the game.
   */
  designer?: string;
  /**
   * Who publishes it.
   */
  publisher?: string;
  /**
   * Where it is set: the land on the map.
   */
  setting?: string;
  /**
   * Which edition these figures are of.
   */
  edition?: string;
  /**
   * Where the rules can be read.
   */
  rulesUrl?: string;
  /**
   * Whose the game is and by what right it is here.
   */
  rights?: string;
  /**
   * Money as printed, with %s where the number goes: "$%s".
   */
  currency: string;
  /**
   * What depends on the number of players, by that number.
   */
  players: {
    /**
     * For this number of players.
     */
    [k: string]: {
      /**
       * Money each player starts with, in whole currency units.
       */
      cash: number;
      /**
       * Certificates a player may hold.
       */
      certificateLimit: number;
    };
  };
  /**
   * Money of the bank, in whole currency units, or "unlimited".
   */
  bank: number | 'unlimited';
  policies?: Policies;
  rounds: Rounds;
  /**
   * Rules beyond those of all 18xx, in the order in which they take part.
   */
  mechanics?: MechanicEntry[];
  /**
   * Optional rules, by the id that logs use.
   */
  variants?: {
    [k: string]: OptionalRule;
  };
  /**
   * Findings of the checker that are deliberate here.
   *
   * Items: A silenced finding.
   */
  silence?: {
    /**
     * Id of the rule that is silent.
     */
    rule: string;
    /**
     * JSON pointer into the title: only there and below. Everywhere, if left out.
     */
    at?: string;
    /**
     * Why it is right as it is.
     */
    because: string;
  }[];
}
/**
 * How this game answers the questions that every 18xx rule book answers. Whatever is left out has the usual answer.
 */
export interface Policies {
  /**
   * How a corporation gets its money.
   */
  capitalization?: {
    /**
     * Which way.
     */
    mode?: string;
  };
  /**
   * When a corporation begins to operate.
   */
  floating?: {
    /**
     * Percent that must have left its treasury; a corporation may set its own.
     */
    percent?: number;
  };
  /**
   * How much anybody may hold.
   */
  holding?: {
    /**
     * Most a player may hold of one corporation, in percent.
     */
    limit?: number;
    /**
     * Most the pool may hold of one corporation, in percent.
     */
    poolLimit?: number;
    /**
     * Private companies count as certificates.
     */
    privatesCount?: boolean;
  };
  /**
   * How shares are bought and sold in a stock round.
   */
  sales?: {
    /**
     * What a turn is made of.
     */
    order?: 'sell_buy' | 'sell_buy_sell' | 'sell_buy_or_buy_sell';
    /**
     * From when on shares of a corporation may be sold.
     */
    after?: 'first' | 'operate' | 'after_sr_floated' | 'p_any_operate' | 'full_or_turn' | 'round' | 'any_time';
    /**
     * Of each corporation at most one sale in a turn.
     */
    inBlocks?: boolean;
    /**
     * The president's certificate may go to the pool with nobody to take it over.
     */
    presidentToPool?: boolean;
    /**
     * From where several certificates a turn may come while the price is in a zone with "multiplePurchase".
     */
    multiplePurchaseFrom?: 'pool' | 'anywhere';
  };
  /**
   * How prices move.
   */
  priceMovement?: {
    /**
     * When shares are sold.
     */
    sale?:
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
    /**
     * At the end of a stock round, if all shares are with players.
     */
    soldOut?: 'up' | 'none';
    /**
     * At the end of a stock round, if shares are in the pool.
     */
    poolDrop?: 'none' | 'down_block' | 'down_share' | 'left_block';
  };
  /**
   * Who begins the next stock round.
   */
  playerOrder?:
    'after_last_to_act' | 'first_to_pass' | 'most_cash' | 'least_cash' | 'next_clockwise' | 'most_cash_keep_order';
  /**
   * The first token of a corporation.
   */
  homeToken?: {
    /**
     * When it is placed.
     */
    when?: 'operate' | 'operating_round' | 'par' | 'float';
    /**
     * Whether a home hex without a city of its own keeps others out.
     */
    reservation?: 'always' | 'never' | 'single_slot_cities';
  };
  /**
   * Laying track.
   */
  track?: {
    /**
     * What new track must do.
     */
    restriction?: 'permissive' | 'semi_restrictive' | 'restrictive' | 'city_permissive' | 'station_restrictive';
    /**
     * The lays of a turn: the n-th uses the n-th entry.
     *
     * Items: One lay of a turn.
     */
    lays?: {
      /**
       * A new tile may be laid.
       */
      lay?: boolean;
      /**
       * A tile may be replaced: always, never, or only if none was in this turn.
       */
      upgrade?: true | false | 'not_if_upgraded';
      /**
       * What this lay costs beside the ground, in whole currency units.
       */
      cost?: number;
      /**
       * What it costs if it is an upgrade; as "cost", if left out.
       */
      upgradeCost?: number;
      /**
       * Not on the hex of an earlier lay of the turn.
       */
      differentHex?: boolean;
    }[];
    /**
     * Upgrades to these colours must use as many exits as they can.
     *
     * Items: A colour of tiles and printed hexes.
     */
    mostExits?: ('white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black' | 'purple')[];
    /**
     * An upgrade may leave towns out.
     */
    mayRemoveTowns?: boolean;
    /**
     * Printed hexes of these colours are entered only where their own track answers.
     *
     * Items: A colour of tiles and printed hexes.
     */
    impassableColors?: ('white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black' | 'purple')[];
  };
  /**
   * Buying and losing trains.
   */
  trains?: {
    /**
     * When a corporation without a train must buy one.
     */
    mustBuy?: 'route' | 'always' | 'never';
    /**
     * From whom trains may be bought beside the bank.
     */
    fromOthers?: 'any' | 'same_president' | 'never';
    /**
     * Where trains over the limit go.
     */
    discarded?: 'pool' | 'remove';
    /**
     * Percent off the list price of a discarded train.
     */
    discardedDiscount?: number;
    /**
     * In a turn a corporation buys one train of each type from the bank.
     */
    onePerType?: boolean;
    /**
     * Obsolete trains may be bought from other corporations.
     */
    obsoleteMayBeBought?: boolean;
    /**
     * Trains change owners at list price only.
     */
    atFaceValue?: boolean;
  };
  /**
   * Sale of private companies to corporations.
   */
  privates?: {
    /**
     * Least price, in percent of face value.
     */
    minimumPercent?: number;
    /**
     * Highest price, in percent of face value.
     */
    maximumPercent?: number;
  };
  /**
   * When a corporation must buy a train and cannot pay for it.
   */
  emergency?: {
    /**
     * The president may lose the presidency of other corporations by emergency sales.
     */
    mayLosePresidency?: boolean;
    /**
     * Trains of other corporations with the president's money.
     */
    fromOthers?: 'never' | 'value' | 'always';
    /**
     * From the bank only the cheapest train.
     */
    cheapestDepotTrainOnly?: boolean;
    /**
     * The president may sell more than needed.
     */
    maySellMoreThanNeeded?: boolean;
    /**
     * The president may sell shares.
     */
    maySellShares?: boolean;
    /**
     * The corporation must first issue shares.
     */
    mustIssueFirst?: boolean;
  };
  /**
   * When the president cannot pay.
   */
  bankruptcy?: {
    /**
     * There is bankruptcy.
     */
    allowed?: boolean;
    /**
     * How many bankruptcies end the game.
     */
    endsGameAfter?: 'one' | 'all_but_one';
  };
  /**
   * Why and when the game ends.
   *
   * @minItems 1
   *
   * Items: A reason to end.
   */
  gameEnd?: {
    /**
     * The reason.
     */
    reason: string;
    /**
     * How long it still goes on.
     */
    timing: 'immediate' | 'current_round' | 'current_or' | 'full_or' | 'one_more_full_or_set';
  }[];
}
/**
 * The turn structure.
 */
export interface Rounds {
  /**
   * Rounds played once, in order, before all others.
   *
   * Items: Id of a round.
   */
  opening?: string[];
  /**
   * The rounds of a turn, over and over.
   *
   * @minItems 1
   *
   * Items: A place in the cycle.
   */
  cycle: {
    /**
     * Id of a round.
     */
    round: string;
    /**
     * How often in a row: a number, or "phase" for what the phase says when the set begins. Once, if left out.
     */
    times?: number | 'phase';
  }[];
  /**
   * What each round is made of.
   *
   * @minItems 1
   */
  definitions: Round[];
}
/**
 * A round.
 */
export interface Round {
  /**
   * Name of the round in this title.
   */
  id: string;
  /**
   * Which kind of round plays it.
   */
  kind: string;
  /**
   * Name for people to read.
   */
  name?: string;
  /**
   * Short name in logs: SR, OR, ISR, ...
   */
  code: string;
  /**
   * The steps, in the order in which they are asked.
   */
  steps: StepEntry[];
}
/**
 * A step of the round and its options.
 */
export interface StepEntry {
  /**
   * Name of this entry in the title; also says which step it is, unless "use" does.
   */
  id: string;
  /**
   * Which step it is, where the id is another (the same one used twice).
   */
  use?: string;
  [k: string]: unknown;
}
/**
 * A mechanic and its options.
 */
export interface MechanicEntry {
  /**
   * Name of this entry in the title; also says which mechanic it is, unless "use" does.
   */
  id: string;
  /**
   * Which mechanic it is, where the id is another (the same one used twice).
   */
  use?: string;
  [k: string]: unknown;
}
/**
 * An optional rule.
 */
export interface OptionalRule {
  /**
   * Name for people to read.
   */
  name: string;
  /**
   * What it changes, in a sentence.
   */
  description: string;
  /**
   * An overlay over the whole title: what changes, in the form of the title.
   */
  patch: {};
  /**
   * Variants that cannot be chosen together with it.
   *
   * Items: Id of a variant.
   */
  conflicts?: string[];
  /**
   * Variants that it needs.
   *
   * Items: Id of a variant.
   */
  requires?: string[];
  /**
   * Numbers of players it is for; all, if left out.
   *
   * @minItems 1
   *
   * Items: A number of players.
   */
  players?: number[];
}
/**
 * Corporations, minors and private companies (companies.json).
 */
export interface CompaniesFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * The share companies, in the order of their charters.
   */
  corporations?: Corporation[];
  /**
   * Companies without shares.
   */
  minors?: Corporation[];
  /**
   * Private companies, cheapest first.
   */
  privates?: PrivateCompany[];
}
/**
 * A share company, or a minor company without shares.
 */
export interface Corporation {
  /**
   * Short name of a corporation or private company, as on its charter and in logs.
   */
  id: string;
  /**
   * Name for people to read.
   */
  name: string;
  /**
   * Colour of its charter: a name or #rrggbb.
   */
  color?: string;
  /**
   * Colour of text on it.
   */
  textColor?: string;
  /**
   * major, minor, national, ...: what phases and policies tell apart.
   */
  kind?: string;
  /**
   * Where its first token goes.
   */
  home?: {
    /**
     * Coordinate of a hex, as printed on the map: letter and number.
     */
    hex: string;
    /**
     * Which city of the hex, counted from 0; left out: reserved for the hex, chosen later.
     */
    city?: number;
  };
  /**
   * Price of each token in order of use, in whole currency units.
   *
   * @maxItems 20
   *
   * Items: Money, in whole currency units.
   */
  tokens: number[];
  /**
   * Percent of each certificate, the president's first; 20 and eight times 10, if left out.
   *
   * @minItems 1
   *
   * Items: Percent.
   */
  shares?: number[];
  /**
   * Percent that must have left its treasury before it operates; as the policy says, if left out.
   */
  float?: number;
  /**
   * Most a player may hold of it, in percent; as the policy says, if left out.
   */
  holdingLimit?: number;
  /**
   * How it gets its money, where that differs from the policy.
   */
  capitalization?: string;
  abilities?: Abilities;
  [k: string]: unknown;
}
/**
 * What a private company or corporation can do. Its type says which further fields it takes.
 */
export interface Ability {
  /**
   * The kind of ability.
   */
  type: string;
  /**
   * Who must own the company for it to work; absent: anybody or nobody.
   */
  ownerType?: 'player' | 'corporation';
  /**
   * The moments at which it may be used.
   *
   * @minItems 1
   *
   * Items: A moment: a step, "any", "owning_corp_or_turn", ...
   */
  when?: string[];
  /**
   * How often it may be used in the whole game.
   */
  count?: number;
  /**
   * How often it may be used in one operating round.
   */
  countPerOr?: number;
  /**
   * The phase whose beginning sets it off ("never" protects from closing).
   */
  onPhase?: string;
  /**
   * It works only after this phase.
   */
  afterPhase?: string;
  /**
   * It ends when this phase begins, or when the company is "sold".
   */
  remove?: string;
  /**
   * It works by itself and is never asked for.
   */
  passive?: boolean;
  /**
   * The company closes with the last use.
   */
  closedWhenUsedUp?: boolean;
  [k: string]: unknown;
}
/**
 * A private company.
 */
export interface PrivateCompany {
  /**
   * Short name of a corporation or private company, as on its charter and in logs.
   */
  id: string;
  /**
   * Name for people to read.
   */
  name: string;
  /**
   * Money, in whole currency units.
   */
  value: number;
  /**
   * Money, in whole currency units.
   */
  revenue: number;
  /**
   * What players need to know about it.
   */
  description?: string;
  /**
   * It is in the game with this many players or more.
   */
  minPlayers?: number;
  /**
   * Money, in whole currency units.
   */
  minPrice?: number;
  /**
   * Money, in whole currency units.
   */
  maxPrice?: number;
  abilities?: Abilities;
  [k: string]: unknown;
}
/**
 * Trains and phases (trains.json).
 */
export interface TrainsFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * The trains, in the order in which they are sold.
   *
   * @minItems 1
   */
  trains: Train[];
  /**
   * The phases, in order.
   *
   * @minItems 1
   */
  phases: Phase[];
}
/**
 * A type of train.
 */
export interface Train {
  /**
   * Name of the train, as on its card and in logs.
   */
  id: string;
  /**
   * Money, in whole currency units.
   */
  price: number;
  /**
   * How far a train runs: the number of stops it may visit (999: no limit), or rows by kind of stop.
   */
  distance: number | DistanceRow[];
  /**
   * How many there are, or "unlimited".
   */
  count: number | 'unlimited';
  /**
   * Number of players -> how many there are with so many players, where that is not "count".
   */
  countByPlayers?: {
    /**
     * A number.
     */
    [k: string]: number;
  };
  /**
   * The train whose first purchase takes this one out of the game.
   */
  rustsOn?: string;
  /**
   * The train whose first purchase makes this one obsolete: it runs once more.
   */
  obsoleteOn?: string;
  /**
   * The phase in which it comes on sale before its turn.
   */
  availableOn?: string;
  /**
   * What the revenue of its stops is multiplied by.
   */
  multiplier?: number;
  /**
   * What its purchase sets off, in order.
   *
   * Items: An event.
   */
  events?: {
    /**
     * Which event.
     */
    type: string;
    /**
     * Which copy of the train sets it off, counted from 1; the first, if left out.
     */
    copy?: number;
  }[];
  /**
   * Other trains that may be had instead of it at the purchase.
   *
   * Items: Another train on the same card.
   */
  variants?: {
    /**
     * Name of the train.
     */
    id: string;
    /**
     * Money, in whole currency units.
     */
    price: number;
    /**
     * How far a train runs: the number of stops it may visit (999: no limit), or rows by kind of stop.
     */
    distance: number | DistanceRow[];
    [k: string]: unknown;
  }[];
  [k: string]: unknown;
}
/**
 * How many stops of some kinds a train pays and visits.
 */
export interface DistanceRow {
  /**
   * The kinds of stops this row is about.
   *
   * @minItems 1
   *
   * Items: A kind of stop.
   */
  nodes: ('city' | 'town' | 'offboard' | 'halt')[];
  /**
   * How many of them pay.
   */
  pay: number;
  /**
   * How many of them it may visit; as many as pay, if left out.
   */
  visit?: number;
  /**
   * What their revenue is multiplied by.
   */
  multiplier?: number;
}
/**
 * A phase.
 */
export interface Phase {
  /**
   * Name of the phase.
   */
  id: string;
  /**
   * The train whose first purchase begins it; the first phase has none.
   */
  on?: string;
  /**
   * Trains a corporation may own: one number, or by kind of corporation.
   */
  trainLimit:
    | number
    | {
        /**
         * Trains.
         */
        [k: string]: number;
      };
  /**
   * Colours of tiles that may be laid.
   *
   * @minItems 1
   *
   * Items: A colour of tiles and printed hexes.
   */
  tiles: ('white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black' | 'purple')[];
  /**
   * Operating rounds between two stock rounds.
   */
  operatingRounds: number;
  /**
   * What else holds in this phase.
   *
   * Items: A status.
   */
  status?: string[];
}
/**
 * The share prices and their zones (market.json).
 */
export interface MarketFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * How prices lie.
   */
  kind?: 'grid' | 'line' | 'zigzag' | 'hexagonal';
  /**
   * Zones of the market by name.
   */
  zones?: {
    [k: string]: Zone;
  };
  /**
   * Rows from the top, each from the left; null where there is no cell.
   *
   * @minItems 1
   */
  rows: (
    | number
    | null
    | {
        /**
         * The price, in whole currency units.
         */
        price: number;
        /**
         * Names of zones.
         *
         * @minItems 1
         *
         * Items: Name of a zone.
         */
        zones?: string[];
      }
  )[][];
}
/**
 * What holds for a corporation whose price is here.
 */
export interface Zone {
  /**
   * Name for people to read.
   */
  name?: string;
  /**
   * Colour on the market: a name or #rrggbb.
   */
  color?: string;
  /**
   * Starting prices are chosen here.
   */
  par?: boolean;
  /**
   * Certificates do not count towards the limit.
   */
  noCertificateLimit?: boolean;
  /**
   * A player may hold more than the holding limit.
   */
  noHoldingLimit?: boolean;
  /**
   * Several certificates may be bought in a turn.
   */
  multiplePurchase?: boolean;
  /**
   * A corporation that comes here closes.
   */
  closes?: boolean;
  /**
   * A corporation that comes here ends the game.
   */
  endsGame?: boolean;
  [k: string]: unknown;
}
/**
 * The hexes and what is printed on them (map.json).
 */
export interface MapFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * How the hexes stand.
   */
  layout: 'flat' | 'pointy';
  /**
   * How coordinates are read.
   */
  axes: {
    /**
     * Which part of a coordinate counts along the width.
     */
    x: 'letter' | 'number';
    /**
     * Which part of a coordinate counts along the height.
     */
    y: 'letter' | 'number';
  };
  /**
   * The hexes by coordinate.
   */
  hexes: {
    [k: string]: Hex;
  };
}
/**
 * A hex of the map and what is printed on it. An empty object is a plain hex.
 */
export interface Hex {
  /**
   * Name for people to read.
   */
  name?: string;
  /**
   * A colour of tiles and printed hexes.
   */
  color?: 'white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black' | 'purple';
  /**
   * Letters on a tile or hex: a tile fits only a hex of the same label.
   */
  label?: string;
  /**
   * Short form: the tile has one city, which pays this.
   */
  city?: number;
  /**
   * Places for tokens in a city; 1, if left out.
   */
  slots?: number;
  /**
   * Short form: the tile has one town, which pays this.
   */
  town?: number;
  exits?: Exits;
  stops?: Stops;
  paths?: Paths;
  terrain?: Terrain;
  icons?: Icons;
  partitions?: Partitions;
  stubs?: Stubs;
  borders?: Borders;
  futureLabel?: FutureLabel;
  [k: string]: unknown;
}
/**
 * A city, town, off-board area or halt on a tile.
 */
export interface Stop {
  /**
   * What kind of stop it is.
   */
  kind: 'city' | 'town' | 'offboard' | 'halt';
  /**
   * What a stop pays: one number, or by tile colour (the latest colour of the phase counts).
   */
  revenue:
    | number
    | {
        /**
         * Money, in whole currency units.
         */
        [k: string]: number;
      };
  /**
   * Places for tokens in a city; 1, if left out.
   */
  slots?: number;
  /**
   * Stops that share a group count as one place: a route may use at most one of them.
   *
   * @minItems 1
   *
   * Items: Name of the group.
   */
  groups?: string[];
  /**
   * Whether the stop counts when a corporation is asked for a route.
   */
  route?: 'mandatory' | 'optional' | 'never';
  /**
   * How many stops of a train this one uses up.
   */
  visitCost?: number;
  /**
   * Where it is drawn: an edge ("2"), between two edges ("2.5") or "center".
   */
  loc?: string;
  /**
   * Its number in logs, where that is not its place in this list.
   */
  part?: number;
  /**
   * Not drawn, because a neighbouring hex shows it.
   */
  hide?: boolean;
  [k: string]: unknown;
}
/**
 * A label that the hex takes when a tile of a colour is laid.
 */
export interface FutureLabel {
  /**
   * Letters on a tile or hex: a tile fits only a hex of the same label.
   */
  label: string;
  /**
   * A colour of tiles and printed hexes.
   */
  color: 'white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black' | 'purple';
}
/**
 * Which tiles there are, and those of the title's own (tiles.json).
 */
export interface TilesFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * How many of each tile; those not defined here are of the shared catalogue.
   */
  manifest?: {
    /**
     * How many, or "unlimited".
     */
    [k: string]: number | 'unlimited';
  };
  /**
   * Tiles of this title's own, by number or name.
   */
  definitions?: {
    [k: string]: Tile;
  };
}
/**
 * A tile. Short: "city" or "town" (what it pays) and "exits"; long: "stops" and "paths".
 */
export interface Tile {
  /**
   * A colour of tiles and printed hexes.
   */
  color: 'white' | 'yellow' | 'green' | 'brown' | 'gray' | 'red' | 'blue' | 'black' | 'purple';
  /**
   * Letters on a tile or hex: a tile fits only a hex of the same label.
   */
  label?: string;
  /**
   * Short form: the tile has one city, which pays this.
   */
  city?: number;
  /**
   * Places for tokens in a city; 1, if left out.
   */
  slots?: number;
  /**
   * Short form: the tile has one town, which pays this.
   */
  town?: number;
  exits?: Exits;
  stops?: Stops;
  paths?: Paths;
  terrain?: Terrain;
  icons?: Icons;
  partitions?: Partitions;
  stubs?: Stubs;
  /**
   * Never laid by the ordinary track step, only by a private company that names it.
   */
  onlyByAbility?: boolean;
  [k: string]: unknown;
}
/**
 * What the rule book says, statement by statement, to be proved against the title (statements.json).
 */
export interface StatementsFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * Positions that several statements share, by name.
   */
  positions?: {
    [k: string]: Position;
  };
  /**
   * The statements, in the order of the book.
   *
   * @minItems 1
   */
  statements: Statement[];
}
/**
 * A position in a game: where play begins, and what is played from there.
 */
export interface Position {
  /**
   * Begin with this position of the file.
   */
  position?: string;
  /**
   * Begin with this log of the corpus of public games: "1830/26855". Where the corpus is absent the statement is skipped.
   */
  log?: string;
  /**
   * The action of the log after which the position stands, by its id; 0: after set-up.
   */
  after?: number;
  /**
   * Begin with this worked example of the title.
   */
  example?: string;
  /**
   * The step of the example after which the position stands, counted from 1.
   */
  step?: number;
  /**
   * Begin a new game with so many players; they are 1, 2, 3 ... in seat order.
   */
  players?: number;
  /**
   * Seed of the random generator of the new game.
   */
  seed?: number;
  /**
   * Variants of the new game.
   *
   * Items: Id of a variant.
   */
  variants?: string[];
  /**
   * What is played from there, in the form of the public log.
   */
  actions?: PlayedAction[];
}
/**
 * An action, in the form of the public log.
 */
export interface PlayedAction {
  /**
   * Type of the action.
   */
  type: string;
  /**
   * Who acts.
   */
  entity: string | number;
  /**
   * What the one who acts is: player, corporation, company, minor.
   */
  entity_type: string;
  [k: string]: unknown;
}
/**
 * A statement of the rule book. It is proved by a value of the title ("at" with "equals", "isNot" or "includes") or by play ("given" with "then" or "action").
 */
export interface Statement {
  /**
   * Short name of the statement.
   */
  id: string;
  /**
   * Where it stands: book, page, section.
   */
  source: string;
  /**
   * What it says, in a sentence.
   */
  says: string;
  /**
   * What it is about: a JSON pointer into the resolved title, in which [key=value] picks an entry of a list or table and * takes all of them, alone or within count(), sum(), min(), max() or keys(): "/trains[id=4]/rustsOn", "count(/privates/*)".
   */
  at?: string;
  /**
   * Variants under which "at" is looked up.
   *
   * Items: Id of a variant.
   */
  variants?: string[];
  /**
   * The value that the statement gives for it; null: there is none.
   */
  equals?: string | number | boolean | null | unknown[] | {};
  /**
   * A value that it does not have, where the statement says no more.
   */
  isNot?: string | number | boolean | null | unknown[] | {};
  /**
   * Entries that the list there holds, in this order, among others.
   *
   * @minItems 1
   *
   * Items: An entry.
   */
  includes?: (string | number | boolean | null)[];
  given?: Position;
  action?: PlayedAction;
  /**
   * The rule that refuses the action; left out: the action is accepted.
   */
  refused?: string;
  /**
   * Figures in the position, or after the action: by the keys of the traces ("player/1/cash", "corporation/PRR/price"), by "asks" (the types of action that whoever is asked may choose from), or by a query into the state of the game ("/bankBroken").
   */
  then?: {
    /**
     * The figure; null: there is none.
     */
    [k: string]: string | number | boolean | null | unknown[];
  };
  /**
   * Why the title deliberately does not follow it. It must then really say something else.
   */
  overruledBecause?: string;
}
/**
 * A stretch of play with the figures after each step (examples/*.json).
 */
export interface ExampleFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * Name for people to read.
   */
  name?: string;
  /**
   * What it shows.
   */
  description: string;
  /**
   * Names of the players, in seat order.
   *
   * @minItems 1
   * @maxItems 19
   *
   * Items: A name.
   */
  players: string[];
  /**
   * Seed of the random generator.
   */
  seed?: number;
  /**
   * Variants chosen.
   *
   * Items: Id of a variant.
   */
  variants?: string[];
  /**
   * What happens, in order.
   *
   * @minItems 1
   */
  steps: ExampleStep[];
}
/**
 * A step of the example.
 */
export interface ExampleStep {
  /**
   * What happens, for readers.
   */
  says: string;
  /**
   * The action, in the form of the public log; left out: only the figures are looked at.
   */
  action?: {
    /**
     * Type of the action.
     */
    type: string;
    /**
     * Who acts.
     */
    entity: string | number;
    /**
     * What the one who acts is: player, corporation, company, minor.
     */
    entity_type: string;
    [k: string]: unknown;
  };
  /**
   * The rule that refuses the action; left out: it is accepted.
   */
  refused?: string;
  /**
   * Figures afterwards, by the keys of the traces: "player/1/cash", "bank", "corporation/PRR/price".
   */
  expect?: {
    /**
     * The figure.
     */
    [k: string]: string | number | boolean | null;
  };
}
/**
 * What the title's texts are in another language (texts/LANGUAGE.json, texts/it.json for Italian). A text that is not here stays as the title has it.
 */
export interface TextsFile {
  /**
   * Where this format is described; editors complete and explain by it.
   */
  $schema?: string;
  /**
   * By the text exactly as the title, its variants and its worked examples have it: descriptions, names of variants, rounds and zones, steps of examples. Names of places and companies only where another language calls them otherwise.
   */
  texts: {
    /**
     * The same in the language of this file.
     */
    [k: string]: string;
  };
}
