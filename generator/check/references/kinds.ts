/** What names in a title may be names of (`x-refers` in the schemas), and which of each kind a title has. */
import { ORDINARY_TRACK } from '../../../runtime/core/map/expand-tile.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { certificateTable } from '../tables/certificates.ts';

type Names = (title: TitleDefinition) => Iterable<string>;

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

const corporations: Names = (title) => ids(title.corporations);
const trains: Names = (title) => ids(title.trains);
const tiles = (title: TitleDefinition) => [
  ...Object.values(title.map.hexes),
  ...Object.values(title.tiles.definitions),
];

function* trainNames(title: TitleDefinition): Iterable<string> {
  for (const train of title.trains) yield* [train.id, ...ids(train.variants ?? [])];
}

function* trainsOrCopies(title: TitleDefinition): Iterable<string> {
  for (const { id, count } of title.trains) {
    yield id;
    for (let copy = 0; copy < (count === 'unlimited' ? 100 : count); copy++) yield `${id}-${copy}`;
  }
}

/** With those that only a variant brings. */
function* possibleTrains(title: TitleDefinition): Iterable<string> {
  yield* trainNames(title);
  for (const { patch } of Object.values(title.variants)) {
    const added: unknown = patch['trains'];
    for (const train of Array.isArray(added) ? added : []) if (hasId(train)) yield train.id;
  }
}

function hasId(value: unknown): value is { readonly id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

export const KINDS = {
  hexes: (title) => Object.keys(title.map.hexes),
  tiles: (title) => Object.keys(title.tiles.manifest),
  definedTiles: (title) => Object.keys(title.tiles.definitions),
  trains,
  trainNames,
  trainsOrCopies,
  possibleTrains,
  phases: (title) => ids(title.phases),
  corporations,
  operators: (title) => [...corporations(title), ...ids(title.minors)],
  privates: (title) => ids(title.privates),
  certificates: (title) => certificateTable(title).map(({ id }) => id),
  kinds: (title) => [
    ...title.corporations.map(({ kind = 'corporation' }) => kind),
    ...title.minors.map(({ kind = 'minor' }) => kind),
  ],
  zones: (title) => Object.keys(title.market.zones),
  rounds: (title) => ids(title.rounds.definitions),
  steps: (title) => title.rounds.definitions.flatMap(({ steps }) => steps.flatMap(({ id, use }) => [id, use ?? id])),
  mechanics: (title) => title.mechanics.flatMap(({ id, use }) => [id, use ?? id]),
  variants: (title) => Object.keys(title.variants),
  players: (title) => Object.keys(title.players),
  events: (title) => title.trains.flatMap(({ events = [] }) => events.map(({ type }) => type)),
  statuses: (title) => title.phases.flatMap(({ status = [] }) => status),
  groups: (title) => tiles(title).flatMap(({ stops = [] }) => stops.flatMap((stop) => stop.groups ?? [])),
  icons: (title) => Object.values(title.map.hexes).flatMap(({ icons = [] }) => icons),
  terrain: (title) => tiles(title).flatMap(({ terrain = [] }) => terrain.flatMap(({ types = [] }) => types)),
  gauges: (title) => [
    ORDINARY_TRACK,
    ...tiles(title).flatMap(({ paths = [] }) => paths.flatMap(({ track = [] }) => track)),
  ],
} as const satisfies Readonly<Record<string, Names>>;

export type Kind = keyof typeof KINDS;

export function isKind(word: string): word is Kind {
  return Object.hasOwn(KINDS, word);
}

export function knownNames(kind: Kind, title: TitleDefinition): ReadonlySet<string> {
  return new Set(KINDS[kind](title));
}
