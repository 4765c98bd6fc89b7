/**
 * Every place where a mechanic may join in. Three kinds: a value travels through the taps; a verdict is asked until
 * somebody objects; an event is told to everyone. Taps run in the order of `mechanics` in the title.
 */
import type { Action, Legal } from './actions.ts';
import type { Bundle, Run, RunDraft, RunStop, TileLayArgs } from './hook-arguments.ts';
import type { Play } from './play.ts';
import type { CellInfo, CertificateInfo, HexInfo, RotatedTile, TileInfo } from './rulebook.ts';
import type { EntityId } from './state.ts';
import type { Objection } from './violation.ts';

export type { Bundle, Run, RunDraft, RunStop, TileLayArgs, TrackPiece } from './hook-arguments.ts';

/** hook -> [value, arguments] */
export interface ValueHooks {
  /** List price of a train for a buyer, in whole currency units. */
  trainPrice: [number, { buyer: EntityId; train: string; seller: string }];
  /** Money off a depot train for handing in another; 0: that train is not taken. */
  tradeIn: [number, { buyer: EntityId; train: string; exchanged: string }];
  /** Most trains that an operator may keep; obsolete ones do not count. */
  trainLimit: [number, { operator: EntityId }];
  /** Train ids that the depot offers to an operator. */
  depotOffers: [readonly string[], { operator: EntityId }];
  /** Whether an operator without a train must buy one. */
  mustBuyTrain: [boolean, { operator: EntityId }];
  /** Whether an operator that need not buy a train is asked for one. */
  asksForTrain: [boolean, { operator: EntityId }];
  /** The track step waits although the turn's lays are used up. */
  trackStaysOpen: [boolean, { operator: EntityId }];
  /** The token step waits although no city that is reached could take a token. */
  tokenStaysOpen: [boolean, { operator: EntityId }];
  /** What a lay costs, terrain and borders included, in whole currency units; less than 0 counts as 0. */
  tileCost: [number, TileLayArgs];
  /** Why a tile may not replace another, before hex and rotation are looked at; `null`: it may. */
  tileUpgrade: [Objection | null, { hex: HexInfo; from: RotatedTile; to: TileInfo; special: boolean }];
  /** Why a tile in its rotation does not keep what lies on the hex; `null`: it does. */
  tileFits: [Objection | null, TileLayArgs];
  /** Hexes where an operator builds and places tokens although no track leads there. */
  farHexes: [readonly string[], { operator: EntityId }];
  /** Whether the operator's network, which leads to the hex, reaches the tile; not asked of far hexes. */
  tileReached: [boolean, TileLayArgs];
  /** What the title's track restriction says against a lay; `null`: nothing. */
  trackRestriction: [Objection | null, TileLayArgs];
  /** Lowest price of a token of the turn that decides whether the token step asks. */
  cheapestToken: [number, { operator: EntityId }];
  /** What the token of this number on the operator's charter costs on this hex, in whole currency units. */
  tokenPrice: [number, { operator: EntityId; index: number; hex: string }];
  /** What a stop is worth to a train of an operator in the present phase. */
  stopRevenue: [number, { operator: EntityId; train: string; hex: string; stop: number }];
  /** Why a train does not reach so far; `null`: it does. */
  runLength: [Objection | null, RunDraft];
  /** Which stops of a run count: `counts` of each may be set anew. */
  runStops: [readonly RunStop[], RunDraft];
  /** Revenue of one run; by default the sum of the stops that count. */
  routeRevenue: [number, Run];
  /** Whether trains of one operator may use the same track. */
  sharedTrack: [boolean, { operator: EntityId }];
  /** All runs of a turn, where what one counts depends on the others. */
  combinedRuns: [readonly Run[], { operator: EntityId }];
  /** Money of a whole turn's runs. */
  totalRevenue: [number, { operator: EntityId; runs: readonly Run[] }];
  /** Most certificates that a player may hold. */
  certificateLimit: [number, { player: EntityId }];
  /** How many certificates a player holds, as the limit counts them. */
  certificateCount: [number, { player: EntityId }];
  /** Most percent of a corporation that one player may hold. */
  holdingLimit: [number, { player: EntityId; corporation: EntityId }];
  /** Percent that must be sold before a corporation floats. */
  floatPercent: [number, { corporation: EntityId }];
  /** Cells of the market in which a player may start a corporation, in the order in which they are listed. */
  parCells: [readonly CellInfo[], { player: EntityId; corporation: EntityId }];
  /** Who is paid for shares that leave `owner`: an entity, by default as the capitalization says. */
  shareReceiver: [EntityId, { bundle: Bundle; buyer: EntityId }];
  /** Steps of the price marker after a dividend: positive right, negative left. */
  dividendMove: [number, { operator: EntityId; revenue: number; paid: number }];
  /** Steps that the price moves after a sale; which way, the title says. */
  saleMoves: [number, { bundle: Bundle; seller: EntityId }];
  /** Who operates in a round, in order. */
  operators: [readonly EntityId[], object];
  /** Which round comes next: id of a round definition. */
  nextRound: [string, { finished: string }];
  /** Operating rounds of the set that begins. */
  operatingRounds: [number, object];
  /** Whether a reason for the game to end holds. */
  endReason: [boolean, { reason: string }];
  /** What a player is worth at the end of the game: cash, shares and privates. */
  playerValue: [number, { player: EntityId }];
  /** What one share of a corporation counts at the end of the game, by default its price. */
  shareValue: [number, { corporation: EntityId; price: number }];
  /** Where the unsold certificates of a corporation lie, sold at par: by default with itself. */
  initialOffering: [EntityId, { corporation: EntityId }];
  /** Price of one share of what `owner` holds, in whole currency units. */
  sharePrice: [number, { corporation: EntityId; owner: EntityId; selling: boolean }];
  /** Certificates that come with a private company, so that nobody else starts with them; asked from the set-up on. */
  promisedCertificates: [readonly string[], object];
  /** Certificates of an owner that may be bought at all. */
  buyableCertificates: [readonly CertificateInfo[], { corporation: EntityId; owner: EntityId }];
  /**
   * What a purchase really brings, before anything is paid; `null`: nothing, and nothing is paid. Asked once, while the
   * purchase is carried out, so that a tap may take certificates out of the game first.
   */
  purchase: [Bundle | null, { buyer: EntityId; free: boolean }];
  /** How much of the certificate limit a certificate takes: by default 1. */
  certificateSize: [number, { certificate: CertificateInfo }];
  /** Sets of certificates that a seller may offer at all. */
  saleBundles: [readonly Bundle[], { seller: EntityId; corporation: EntityId }];
  /** Certificates a new president hands over for the president's certificate. */
  presidentSwap: [readonly CertificateInfo[], { corporation: EntityId; president: EntityId; before: EntityId | null }];
  /** Percent that counts as not yet sold when floating is tested. */
  unsoldPercent: [number, { corporation: EntityId }];
  /** What the bank pays a corporation that floats. */
  floatMoney: [number, { corporation: EntityId }];
  /** How a corporation that is about to be started raises its money. */
  capitalization: [string, { corporation: EntityId }];
  /** Whether a corporation counts as sold out at the end of a stock round. */
  soldOut: [boolean, { corporation: EntityId }];
  /** Where a single step of a price marker leads; `null`: it stays. */
  marketTarget: [CellInfo | null, { corporation: EntityId; direction: MarketDirection; from: CellInfo }];
  /** Corporations in the order in which they are looked through where a rule takes the first: by default the title's. */
  corporationOrder: [readonly EntityId[], object];
  /** Whether a player who has bought already may buy this too in the same turn. */
  buysAgain: [boolean, { buyer: EntityId; bundle: Bundle }];
  /** Hexes that may be a corporation's home: by default the one printed on its charter. With several it is asked. */
  homeHexes: [readonly string[], { corporation: EntityId }];
  /** Loans and bonds an operator has taken. */
  loanCount: [number, { operator: EntityId }];
  /** Whether the dividend step asks; by default where there is revenue. */
  asksDividend: [boolean, { operator: EntityId }];
  /** Whose shares of an operator earn for the operator itself: its own treasury or the pool. */
  ownEarnings: [EntityId, { operator: EntityId }];
  /** Money an operator could lay hands on: decides whether a step asks, not what can be paid. */
  askingCash: [number, { operator: EntityId }];
  /** Most loans an operator may have. */
  loanLimit: [number, { operator: EntityId }];
  /** What a loan brings when it is taken now, in whole currency units. */
  loanAmount: [number, { operator: EntityId }];
  /** A train changes hands between two operators at its list price only. */
  tradesAtFaceValue: [boolean, { buyer: EntityId; seller: EntityId; train: string }];
  /** Money that the president of the operator in turn must raise by sales, in whole currency units. */
  presidentDebt: [number, { operator: EntityId; president: EntityId }];
  /** Whether the president of the operator in turn owes something that may ruin him: by default a train that must be bought. */
  bankruptcyDue: [boolean, { operator: EntityId }];
  /** Bundles that the president of the operator in turn may sell to raise it. */
  emergencyBundles: [readonly Bundle[], { operator: EntityId; president: EntityId }];
  /** After an action no step is skipped: somebody's trouble holds the turn up. */
  holdsSteps: [boolean, object];
  /** What a player may do in a turn of the stock round; asked once a rulebook, so it must not look at the state. */
  turnActions: [readonly TurnAction[], object];
}

export type MarketDirection = 'left' | 'right' | 'up' | 'down';

/** One kind of action that a turn of the stock round is made of. */
export interface TurnAction {
  readonly type: string;
  /** Stands before this type in the order of what is offered; default: behind all others. */
  readonly before?: string;
  /** Whether the player could do it now. Never alters the state. */
  offered(play: Play, player: EntityId): boolean;
  list(play: Play, player: EntityId, add: (legal: Legal) => void): void;
  apply(play: Play, action: Action, player: EntityId): void;
}

/** hook -> arguments */
export interface VerdictHooks {
  /** Whether a buyer may have this bundle, once everything else allows it. */
  mayBuyShares: { buyer: EntityId; bundle: Bundle };
  /** Whether a seller may sell this bundle, once everything else allows it. */
  maySellShares: { seller: EntityId; bundle: Bundle };
  /** Whether a player may start a corporation. */
  mayPar: { player: EntityId; corporation: EntityId };
  /** Whether a corporation of which enough is sold floats now. */
  mayFloat: { corporation: EntityId };
  /** Asked before a presidency changes hands; an objection leaves everything as it is. */
  mayChangePresident: { corporation: EntityId; before: EntityId | null; after: EntityId };
  /** Whether an operator or private may lay this tile here. */
  mayLayTile: TileLayArgs;
  /** Whether an operator may place a token in this city. */
  mayPlaceToken: { operator: EntityId; hex: string; city: number };
  /** Whether a run is allowed, once its stops and its length are. */
  mayRun: Run;
  /** Whether the runs of all trains of an operator are allowed together. */
  mayRunTogether: { operator: EntityId; runs: readonly Run[] };
  /** Whether a buyer may have this train; asked only for what it could buy otherwise. */
  mayBuyTrain: { buyer: EntityId; train: string; seller: string };
  /** Whether a buyer may have this private. */
  mayBuyPrivate: { buyer: EntityId; company: string };
  /** Whether an operator may take a loan now. */
  mayTakeLoan: { operator: EntityId };
  /** Whether the player in turn of a stock round may end it. */
  mayPass: { player: EntityId };
}

export interface EventHooks {
  /** All is laid out and the first round is made, but has not begun: here mechanics deal, draw and take out. */
  gameStarted: object;
  /** A round is about to begin: nobody has been asked and nothing has been paid. */
  roundBegins: { round: string };
  /** A round has begun: privates have paid, and the first turn is set up. */
  roundStarted: { round: string };
  /** A round is over; the next is not made yet. */
  roundEnded: { round: string };
  /** A set of rounds is over, or an auction in which everybody passed. */
  setEnded: object;
  /** An operator is in turn; its home token and its steps come after this. */
  turnStarted: { operator: EntityId };
  /** The turn of an operator is over; the next is not in turn yet. */
  turnEnded: { operator: EntityId };
  /** A player is in turn in a stock round. */
  playerTurnStarted: { player: EntityId };
  /** An action is done, and its turn has ended if it does; the end of the game is looked for next. */
  actionApplied: { action: Action };
  /** A step has carried an action out; the steps have not been walked yet. */
  actionTaken: { action: Action; entity: EntityId };
  /** An operator is next; whether it has a turn is asked afterwards. */
  turnComing: { operator: EntityId };
  /** A step is done for this turn, by an action or by being skipped. */
  stepPassed: { step: string; name: string };
  /** A train has changed hands and is paid for; phases, rust and events are still to come. */
  trainDelivered: { buyer: EntityId; train: string; seller: string };
  /** A train is bought, and all it brings (phase, rust, events) has come. */
  trainBought: { buyer: EntityId; train: string; seller: string };
  /** A phase has begun. */
  phaseEntered: { phase: string };
  /** A train set off an event of this type; the mechanic that knows the type acts on it. */
  trainEvent: { type: string; train: string };
  /** A corporation is started: its price is set and the president's certificate bought. */
  parred: { player: EntityId; corporation: EntityId };
  /** A corporation has floated and is paid. */
  floated: { corporation: EntityId };
  /** A bundle has changed hands, a presidency with it if it does. */
  sharesBought: { buyer: EntityId; bundle: Bundle };
  /** `moved`: the sale moved the price. `rule`: why it was sold. `series`: more sales belong to it (a bankruptcy). */
  sharesSold: { seller: EntityId; bundle: Bundle; moved: boolean; rule: string; series: boolean };
  /** Sales that belonged together are over. */
  salesSettled: { seller: EntityId };
  /** Shares were paid for (0: a gift), the certificates have not moved yet. */
  sharesPaid: { buyer: EntityId; bundle: Bundle; receiver: EntityId; amount: number };
  /** `given`: certificates that went to `partner` in exchange for the president's. */
  presidentChanged: {
    corporation: EntityId;
    before: EntityId | null;
    after: EntityId | null;
    given?: readonly CertificateInfo[];
    partner?: EntityId;
  };
  /** A price marker was moved; `null`: it came to the market, or left it. */
  markerMoved: { corporation: EntityId; from: CellInfo | null; to: CellInfo | null };
  /** A private has changed hands and is paid for; `seller` is the bank at first. */
  privateBought: { company: string; buyer: EntityId; seller: EntityId; price: number };
  /** A private is out of the game. */
  privateClosed: { company: string };
  /** A corporation is closed and owns nothing any more. */
  corporationClosed: { corporation: EntityId };
  /** A corporation that had closed is as new and may be started again. */
  corporationReopened: { corporation: EntityId };
  /** A corporation that is not yet started cannot be, until it is told that it can again. */
  startBlocked: { corporation: EntityId };
  /** A corporation whose start was blocked can be started again. */
  startUnblocked: { corporation: EntityId };
  /** A tile lies on the map and is paid for. */
  tileLaid: TileLayArgs;
  /** A token stands on the map. */
  tokenPlaced: { operator: EntityId; hex: string; city: number };
  /** An operator's trains have run; nothing has been paid. */
  routesRun: { operator: EntityId; runs: readonly Run[] };
  /** Revenue is paid out or kept, and the price has moved. */
  dividendPaid: { operator: EntityId; revenue: number; paid: number };
  /** A corporation is joined to its destination. */
  destinationReached: { corporation: EntityId };
  /** What a corporation owned has gone to another, which will take its place; it is not closed yet. */
  corporationAbsorbed: { corporation: EntityId; by: EntityId; trains: readonly string[] };
  /** A corporation has come into being out of others; `shares`: those of its president. */
  corporationFormed: { corporation: EntityId; president: EntityId | null; shares: number };
  /** What a newly formed corporation owns too much of is given back. */
  surplusSettled: { corporation: EntityId };
}

export type ValueTap<K extends keyof ValueHooks> = (
  play: Play,
  value: ValueHooks[K][0],
  args: ValueHooks[K][1],
) => ValueHooks[K][0];
export type VerdictTap<K extends keyof VerdictHooks> = (
  play: Play,
  args: VerdictHooks[K],
) => Objection | null | undefined;
export type EventTap<K extends keyof EventHooks> = (play: Play, args: EventHooks[K]) => void;

/** What one mechanic taps. */
export type Taps = { readonly [K in keyof ValueHooks]?: ValueTap<K> } & {
  readonly [K in keyof VerdictHooks]?: VerdictTap<K>;
} & {
  readonly [K in keyof EventHooks]?: EventTap<K>;
};

export type HookTable = { readonly [K in keyof ValueHooks]?: readonly ValueTap<K>[] } & {
  readonly [K in keyof VerdictHooks]?: readonly VerdictTap<K>[];
} & { readonly [K in keyof EventHooks]?: readonly EventTap<K>[] };

export const passValue = <K extends keyof ValueHooks>(
  play: Play,
  hook: K,
  value: ValueHooks[K][0],
  args: ValueHooks[K][1],
): ValueHooks[K][0] => {
  const taps = play.rules.hooks[hook] as readonly ValueTap<K>[] | undefined;
  if (taps === undefined) return value;
  let result = value;
  for (const tap of taps) result = tap(play, result, args);
  return result;
};

export const askVerdict = <K extends keyof VerdictHooks>(
  play: Play,
  hook: K,
  args: VerdictHooks[K],
): Objection | null => {
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
