/** Maps of a few hexes, for tests that show one rule at a time. Coordinates as on a flat map: `A1` has `A3` below it. */
import { initialHexes, initialSupply } from '../../runtime/core/map/link-map.ts';
import { link } from '../../runtime/link/link.ts';
import type { Taps } from '../../runtime/kernel/hooks.ts';
import { Play } from '../../runtime/kernel/play.ts';
import type { GameState, TokenState } from '../../runtime/kernel/state.ts';
import { BANK } from '../../runtime/kernel/state.ts';
import type {
  Color,
  CorporationDefinition,
  HexDefinition,
  Policies,
  PrivateDefinition,
  TileDefinition,
  TitleDefinition,
  TrackPolicy,
  TrainDefinition,
} from '../../runtime/kernel/title.ts';

export interface SmallMap {
  readonly hexes: Readonly<Record<string, HexDefinition>>;
  readonly tiles?: Readonly<Record<string, TileDefinition>>;
  /** Copies of each tile; default 2. */
  readonly copies?: number | 'unlimited';
  readonly track?: Partial<TrackPolicy>;
  readonly reservation?: Policies['homeToken']['reservation'];
  readonly corporations?: readonly (Partial<CorporationDefinition> & { readonly id: string })[];
  readonly privates?: readonly PrivateDefinition[];
  readonly trains?: readonly (Partial<TrainDefinition> & { readonly id: string })[];
  /** Colours of the present phase; default all. */
  readonly colors?: readonly Color[];
  readonly hooks?: Taps;
  readonly tolerance?: readonly string[];
}

const ALL: readonly Color[] = ['yellow', 'green', 'brown', 'gray'];

const titleOf = (small: SmallMap): TitleDefinition =>
  ({
    id: 'small',
    name: 'small',
    currency: '%s',
    players: { 2: { cash: 0, certificateLimit: 9 } },
    bank: 'unlimited',
    policies: {
      floating: { percent: 60 },
      holding: { limit: 60, poolLimit: 50, privatesCount: true },
      homeToken: { when: 'operate', reservation: small.reservation ?? 'never' },
      track: { restriction: 'permissive', lays: [], impassableColors: ['blue', 'gray', 'red'], ...small.track },
      privates: { minimumPercent: 50, maximumPercent: 200 },
    },
    rounds: { opening: [], cycle: [], definitions: [] },
    mechanics: [],
    variants: {},
    corporations: (small.corporations ?? []).map((definition) => ({
      name: definition.id,
      tokens: [0, 40, 100],
      ...definition,
    })),
    minors: [],
    privates: small.privates ?? [],
    trains: (small.trains ?? []).map((definition) => ({ price: 100, distance: 2, count: 'unlimited', ...definition })),
    phases: [{ id: '2', trainLimit: 4, tiles: small.colors ?? ALL, operatingRounds: 1 }],
    market: { kind: 'grid', rows: [], zones: {} },
    map: { layout: 'flat', axes: { x: 'letter', y: 'number' }, hexes: small.hexes },
    tiles: {
      manifest: Object.fromEntries(Object.keys(small.tiles ?? {}).map((name) => [name, small.copies ?? 2])),
      definitions: small.tiles ?? {},
    },
  }) as unknown as TitleDefinition;

/** A play on the map, its corporations with 500 each and no token placed, its privates unsold. */
export const smallPlay = (small: SmallMap): Play => {
  const linked = link(titleOf(small), [], { players: 2 });
  const hooks = Object.fromEntries(Object.entries(small.hooks ?? {}).map(([hook, tap]) => [hook, [tap]]));
  const rules = { ...linked, hooks };
  const state = {
    round: { passed: {}, memory: {} },
    phase: 0,
    players: [],
    cash: { [BANK]: 0 },
    corporations: {},
    privates: {},
    trains: {},
    trainMarks: {},
    hexes: initialHexes(rules, rules.corporations),
    supply: initialSupply(rules.map),
    abilities: {},
    slices: {},
  } as unknown as GameState;
  for (const info of rules.corporations) {
    const tokens = info.definition.tokens.map((price): TokenState => ({ price, hex: null, city: 0, used: false }));
    state.corporations[info.entity] = {
      owner: null,
      par: null,
      price: null,
      started: true,
      floated: true,
      closed: false,
      operated: 0,
      tokens,
      hadRoute: false,
      capitalization: 'full',
    };
    state.cash[info.entity] = 500;
  }
  for (const info of rules.privates) state.privates[info.id] = { owner: BANK, revenue: info.definition.revenue };
  return new Play(rules, state, new Set(small.tolerance ?? []));
};
