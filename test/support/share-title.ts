/** A small invented title for rules about money and shares: a market, four corporations, no map to speak of. */
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import { Game } from '../../runtime/kernel/game.ts';
import type { Play } from '../../runtime/kernel/play.ts';
import { BANK, POOL } from '../../runtime/kernel/state.ts';
import type { EntityId } from '../../runtime/kernel/state.ts';
import type { Policies, TitleDefinition } from '../../runtime/kernel/title.ts';
import { link } from '../../runtime/link/link.ts';
import { placeMarker } from '../../runtime/core/market-moves.ts';
import { cellById } from '../../runtime/core/market.ts';
import { moveCertificate } from '../../runtime/core/shares.ts';

const y = (price: number) => ({ price, zones: ['yellow'] });
const o = (price: number) => ({ price, zones: ['orange'] });
const b = (price: number) => ({ price, zones: ['brown'] });
const p = (price: number) => ({ price, zones: ['par'] });

const policies: Policies = {
  capitalization: { mode: 'full' },
  floating: { percent: 60 },
  holding: { limit: 60, poolLimit: 50, privatesCount: true },
  sales: {
    order: 'sell_buy_sell',
    after: 'first',
    inBlocks: false,
    presidentToPool: false,
    multiplePurchaseFrom: 'pool',
  },
  priceMovement: { sale: 'down_share', soldOut: 'up', poolDrop: 'none' },
  playerOrder: 'after_last_to_act',
  homeToken: { when: 'operate', reservation: 'never' },
  track: { restriction: 'permissive', lays: [], impassableColors: [] },
  trains: { mustBuy: 'route', fromOthers: 'any', discarded: 'pool', discardedDiscount: 0 },
  privates: { minimumPercent: 50, maximumPercent: 200 },
  emergency: {
    mayLosePresidency: true,
    fromOthers: 'value',
    cheapestDepotTrainOnly: true,
    maySellMoreThanNeeded: false,
    maySellShares: true,
    mustIssueFirst: false,
  },
  bankruptcy: { allowed: true, endsGameAfter: 'one' },
  gameEnd: [{ reason: 'bank', timing: 'full_or' }],
};

/** Stock rounds and nothing else, after an opening auction if `opening` says so. */
export const shareTitle: TitleDefinition = {
  id: 'Invented',
  name: 'An invented title',
  currency: '$%s',
  players: {
    '2': { cash: 1000, certificateLimit: 20 },
    '3': { cash: 800, certificateLimit: 16 },
    '4': { cash: 600, certificateLimit: 12 },
  },
  bank: 12000,
  policies,
  rounds: {
    opening: [],
    cycle: [{ round: 'stock' }],
    definitions: [
      {
        id: 'auction',
        kind: 'auction',
        code: 'ISR',
        steps: [{ id: 'pending-par' }, { id: 'waterfall-auction', increment: 5 }],
      },
      { id: 'stock', kind: 'stock', code: 'SR', steps: [{ id: 'trade-shares' }] },
    ],
  },
  mechanics: [],
  variants: {},
  corporations: ['AB', 'CD', 'EF', 'GH'].map((id) => ({ id, name: id, tokens: [] })),
  minors: [],
  privates: [
    { id: 'S', name: 'Small', value: 20, revenue: 5 },
    { id: 'M', name: 'Middle', value: 70, revenue: 15 },
    { id: 'L', name: 'Large', value: 160, revenue: 25 },
  ],
  trains: [{ id: '2', price: 80, distance: 2, count: 6 }],
  phases: [{ id: '2', trainLimit: 4, tiles: ['yellow'], operatingRounds: 1 }],
  market: {
    kind: 'grid',
    zones: {
      par: { par: true },
      yellow: { noCertificateLimit: true },
      orange: { noCertificateLimit: true, noHoldingLimit: true },
      brown: { noCertificateLimit: true, noHoldingLimit: true, multiplePurchase: true },
    },
    rows: [
      [y(60), 67, 71, 76, p(100), 112, 126, 142],
      [y(53), y(60), 66, 70, p(90), 100, 112],
      [o(46), y(55), y(60), 65, p(80), 90],
      [b(32), o(41), y(48), y(55), p(71), 75],
      [null, b(20), o(36), o(45), p(67)],
    ],
  },
  map: { layout: 'flat', axes: { x: 'letter', y: 'number' }, hexes: {} },
  tiles: { manifest: {}, definitions: {} },
};

/** The same title with other policies; each given policy is completed by its usual values. */
export const withPolicies = (given: { readonly [K in keyof Policies]?: Partial<Policies[K]> }): TitleDefinition => {
  const merged: Record<string, unknown> = { ...policies };
  for (const [name, value] of Object.entries(given)) {
    const before = merged[name];
    merged[name] = typeof value === 'object' ? { ...(before as object), ...value } : value;
  }
  return { ...shareTitle, policies: merged as unknown as Policies };
};

export interface Setting {
  readonly title?: TitleDefinition;
  readonly players?: number;
  readonly mechanics?: readonly Mechanic[];
  readonly seed?: number;
}

/** A game of the invented title, at its first decision. */
export const shareGame = ({ title = shareTitle, players = 3, mechanics = [], seed = 1 }: Setting = {}): Game => {
  const rules = link(title, mechanics, { players });
  const seats = Array.from({ length: players }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }));
  return Game.start(rules, { players: seats, seed });
};

/** The context of such a game, for rules that are called directly. */
export const sharePlay = (setting: Setting = {}): Play => shareGame(setting).context;

export const player = (id: number): EntityId => `player:${id}`;
export const corporation = (id: string): EntityId => `corporation:${id}`;

/** Puts certificates into hands, in the order named: `{ 'player:1': ['AB_0'], pool: ['AB_2'] }`. */
export const deal = (play: Play, holders: Readonly<Record<EntityId, readonly string[]>>): void => {
  for (const [holder, ids] of Object.entries(holders)) for (const id of ids) moveCertificate(play, id, holder, 'test');
};

/** A started corporation with its president, price and, if it is to have operated, its turns. */
export const start = (
  play: Play,
  id: string,
  { owner, at, operated = 0, floated = true }: { owner: EntityId; at: string; operated?: number; floated?: boolean },
): void => {
  const entity = corporation(id);
  const cell = cellById(play.rules.market, at);
  if (cell === undefined) throw new Error(`no cell ${at}`);
  const ref = { row: cell.row, column: cell.column };
  play.set(['corporations', entity], {
    ...play.state.corporations[entity],
    owner,
    started: true,
    floated,
    operated,
    par: ref,
  });
  placeMarker(play, entity, cell, 'test');
};

export const setCash = (play: Play, entity: EntityId, amount: number): void =>
  play.change({ kind: 'money', from: BANK, to: entity, amount: amount - (play.state.cash[entity] ?? 0), rule: 'test' });

/** Who holds which certificates of a corporation, in order, without what is unsold. */
export const holdings = (play: Play, id: string): Readonly<Record<string, string>> => {
  const entity = corporation(id);
  return Object.fromEntries(
    Object.entries(play.state.holdings[entity] ?? {})
      .filter(([holder]) => holder !== entity)
      .map(([holder, ids]) => [holder === POOL ? 'pool' : holder, ids.join(' ')]),
  );
};
