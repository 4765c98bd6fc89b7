/** What a rule may ask: the title, the names in it, and tables that several rules need, each made at its first use. */
import { coreManifest } from '../../runtime/core/manifest.ts';
import { linkMarket } from '../../runtime/core/market.ts';
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import type { CorporationInfo, MarketInfo } from '../../runtime/kernel/rulebook.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { corporationTable } from '../../runtime/link/tables.ts';
import { vocabularyOf, type Vocabulary } from '../validate/compose.ts';
import type { Validators } from '../validate/validators.ts';
import { readingOf, type Reading } from './reads.ts';
import { knownNames, type Kind } from './references/kinds.ts';
import { findReferences, type Reference } from './references/references.ts';
import { boardOf, type Board } from './tables/board.ts';

/** What stays the same for all titles checked with the same mechanics. */
export interface Surroundings {
  readonly manifests: readonly Manifest[];
  readonly vocabulary: Vocabulary;
  readonly validators: Validators;
}

export interface CheckContext extends Surroundings {
  readonly title: TitleDefinition;
  /** Manifests of the core and of the mechanics the title uses. */
  readonly used: readonly Manifest[];
  /** Places where something of this kind is named. */
  readonly references: (kind: Kind) => readonly Reference[];
  /** Names of this kind that the title has. */
  readonly names: (kind: Kind) => ReadonlySet<string>;
  readonly market: MarketInfo;
  /** Minors, then corporations, with their certificates. */
  readonly companies: readonly CorporationInfo[];
  /** The map with its neighbours, and the tiles of the manifest. */
  readonly board: Board;
  readonly noteIn: Reading<TitleDefinition>['noteIn'];
  /** Whether the title itself defines a tile; others come from the shared catalogue. */
  readonly ownTile: (id: string) => boolean;
}

export function surroundings(manifests: readonly Manifest[], validators: Validators): Surroundings {
  return { manifests, validators, vocabulary: vocabularyOf(coreManifest, manifests) };
}

export function contextOf(
  resolved: TitleDefinition,
  around: Surroundings,
  ownTile: (id: string) => boolean = () => true,
): CheckContext {
  const { watched: title, once, noteIn } = readingOf(resolved);
  const used = once(() => usedManifests(title, around.manifests));
  const references = once(() => groupByKind(findReferences(title, around)));
  const known = new Map<Kind, () => ReadonlySet<string>>();
  const market = once(() => linkMarket(title));
  const board = once(() => boardOf(title));
  const companies = once(() => corporationTable(title));
  return {
    ...around,
    title,
    ownTile,
    noteIn,
    get used() {
      return used();
    },
    references: (kind) => references().get(kind) ?? [],
    names: (kind) => {
      const found = known.get(kind) ?? once(() => knownNames(kind, title));
      known.set(kind, found);
      return found();
    },
    get market() {
      return market();
    },
    get companies() {
      return companies();
    },
    get board() {
      return board();
    },
  };
}

function groupByKind(references: readonly Reference[]): ReadonlyMap<Kind, readonly Reference[]> {
  const groups = new Map<Kind, Reference[]>();
  for (const reference of references) {
    const group = groups.get(reference.kind) ?? [];
    groups.set(reference.kind, group);
    group.push(reference);
  }
  return groups;
}

function usedManifests(title: TitleDefinition, manifests: readonly Manifest[]): readonly Manifest[] {
  const names = new Set(title.mechanics.map((use) => use.use ?? use.id));
  return [coreManifest, ...manifests.filter((manifest) => names.has(manifest.name))];
}
