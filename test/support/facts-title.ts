/**
 * A title made from the corpus' own figures (map, tiles, trains, phases, companies), for tests of the map that want to
 * know neither the titles nor the generator. Rounds, market and mechanics are left out.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

import type {
  AbilityDefinition,
  CorporationDefinition,
  HexDefinition,
  PathDefinition,
  PrivateDefinition,
  TileDefinition,
  TitleDefinition,
  TrackPolicy,
  TrainDefinition,
} from '../../runtime/kernel/title.ts';

export const FACTS =
  process.env['TRACKWRIGHT_FACTS'] ?? fileURLToPath(new URL('../../../shared/facts', import.meta.url));
export const factsAreThere = existsSync(FACTS);

export const factTitles = (): string[] =>
  factsAreThere ? readdirSync(FACTS).flatMap((file) => (/^18.*\.json$/.test(file) ? [file.slice(0, -5)] : [])) : [];

interface FactTile extends Omit<TileDefinition, 'paths'> {
  readonly paths?: readonly (Omit<PathDefinition, 'terminal'> & { readonly terminal?: unknown })[];
  readonly upgrades?: readonly { readonly cost: number; readonly terrain?: readonly string[] }[];
  readonly unlimited?: boolean;
}

export interface FactHex extends FactTile {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly neighbors: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly reservations?: readonly string[];
  readonly borders?: HexDefinition['borders'];
  readonly futureLabel?: HexDefinition['futureLabel'];
}

interface FactAbility extends Record<string, unknown> {
  readonly type: string;
  readonly owner_type?: 'player' | 'corporation';
}

interface FactCompany {
  readonly sym: string;
  readonly name: string;
  readonly tokens: readonly number[];
  readonly coordinates?: string;
  readonly city?: number;
  readonly abilities?: readonly FactAbility[];
  readonly value: number;
  readonly revenue: number;
}

export interface Facts {
  readonly constants: Readonly<Record<string, unknown>>;
  readonly phases: readonly { readonly name: string; readonly tiles: TitleDefinition['phases'][number]['tiles'] }[];
  readonly trains: readonly (Pick<TrainDefinition, 'distance' | 'price' | 'multiplier'> & {
    readonly name: string;
    readonly variants?: NonNullable<TrainDefinition['variants']>;
  })[];
  readonly companies: readonly FactCompany[];
  readonly corporations: readonly FactCompany[];
  readonly minors?: readonly FactCompany[];
  readonly tiles: Readonly<Record<string, number | 'unlimited'>>;
  readonly tileDefinitions: Readonly<Record<string, FactTile>>;
  readonly map: Pick<TitleDefinition['map'], 'layout' | 'axes'> & { readonly hexes: readonly FactHex[] };
}

export const readFacts = (title: string): Facts =>
  JSON.parse(readFileSync(join(FACTS, `${title}.json`), 'utf8')) as Facts;

const tile = ({ paths, upgrades, ...rest }: FactTile): TileDefinition => ({
  ...rest,
  ...(paths === undefined ? {} : { paths: paths.map((path) => ({ ...path, terminal: path.terminal !== undefined })) }),
  ...(upgrades === undefined
    ? {}
    : {
        terrain: upgrades.map(({ cost, terrain }) => ({ cost, ...(terrain === undefined ? {} : { types: terrain }) })),
      }),
});

const hex = ({ id: _id, x: _x, y: _y, neighbors: _n, reservations: _r, ...rest }: FactHex): HexDefinition =>
  tile(rest) as HexDefinition;

const ability = ({ owner_type: ownerType, ...rest }: FactAbility): AbilityDefinition =>
  ({ ...rest, ...(ownerType === undefined ? {} : { ownerType }) }) as AbilityDefinition;

const corporation = (fact: FactCompany): CorporationDefinition => ({
  id: fact.sym,
  name: fact.name,
  tokens: fact.tokens,
  ...(fact.coordinates === undefined
    ? {}
    : { home: { hex: fact.coordinates, ...(fact.city === undefined ? {} : { city: fact.city }) } }),
});

const company = (fact: FactCompany): PrivateDefinition => ({
  id: fact.sym,
  name: fact.name,
  value: fact.value,
  revenue: fact.revenue,
  abilities: (fact.abilities ?? []).map(ability),
});

const trackPolicy = (constants: Facts['constants']): TrackPolicy => ({
  restriction: constants['TRACK_RESTRICTION'] as TrackPolicy['restriction'],
  lays: [{ lay: true, upgrade: true, cost: 0 }],
  mostExits: constants['TILE_UPGRADES_MUST_USE_MAX_EXITS'] as NonNullable<TrackPolicy['mostExits']>,
  mayRemoveTowns: constants['ALLOW_REMOVING_TOWNS'] as boolean,
  impassableColors: constants['IMPASSABLE_HEX_COLORS'] as TrackPolicy['impassableColors'],
});

/** What the map, its tokens and its runs need of a title. */
export const titleFromFacts = (title: string): TitleDefinition => {
  const facts = readFacts(title);
  const reservation = facts.constants['TILE_RESERVATION_BLOCKS_OTHERS'] as 'always' | 'never';
  return {
    id: title,
    name: title,
    currency: '%s',
    players: Object.fromEntries([2, 3, 4, 5, 6].map((count) => [count, { cash: 0, certificateLimit: 99 }])),
    bank: 'unlimited',
    policies: {
      floating: { percent: 60 },
      holding: { limit: 60, poolLimit: 50, privatesCount: true },
      homeToken: { when: 'operate', reservation },
      track: trackPolicy(facts.constants),
      privates: { minimumPercent: 50, maximumPercent: 200 },
    } as TitleDefinition['policies'],
    rounds: { opening: [], cycle: [], definitions: [] },
    mechanics: [],
    variants: {},
    corporations: facts.corporations.map(corporation),
    minors: (facts.minors ?? []).map(corporation),
    privates: facts.companies.map(company),
    trains: facts.trains.map(({ name, ...rest }) => ({ id: name, count: 'unlimited' as const, ...rest })),
    phases: facts.phases.map(({ name, tiles }) => ({ id: name, trainLimit: 4, tiles, operatingRounds: 2 })),
    market: { kind: 'grid', rows: [], zones: {} },
    map: {
      layout: facts.map.layout,
      axes: facts.map.axes,
      hexes: Object.fromEntries(facts.map.hexes.map((h) => [h.id, hex(h)])),
    },
    tiles: {
      // Tiles of optional rules are counted but not described.
      manifest: Object.fromEntries(
        Object.entries(facts.tiles).filter(([id]) => facts.tileDefinitions[id] !== undefined),
      ),
      definitions: Object.fromEntries(Object.entries(facts.tileDefinitions).map(([id, fact]) => [id, tile(fact)])),
    },
  };
};
