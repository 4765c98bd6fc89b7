/**
 * Consistency rules that a mechanic brings along: what can be wrong with a title because of it, beyond the form of its
 * options. They are asked by `trackwright check` before anything is played, and are no part of a game.
 */
import type { Manifest } from './manifest.ts';
import type { CorporationInfo, MapInfo, MarketInfo } from './rulebook.ts';
import type { MechanicUse, TitleDefinition } from './title.ts';

/** An overlay over the small sound title that the documentation and the tests share. */
export type Patch = Readonly<Record<string, unknown>>;

export interface Said {
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
}

/** What a rule may ask: the resolved title, one entry of it for the mechanic, and the tables that play would make of it. */
export interface RuleScene<Options = Readonly<Record<string, unknown>>> {
  readonly title: TitleDefinition;
  /** What the title calls the mechanic. */
  readonly id: string;
  /** As the title writes them: they have the form of the manifest's schema. */
  readonly options: Options;
  /** JSON pointer into the mechanic's entry: `at('price', 'row')`. */
  readonly at: (...path: readonly (string | number)[]) => string;
  /** The title's entries of a mechanic, by the name of its manifest; none: the title does not use it. */
  readonly uses: (mechanic: string) => readonly MechanicUse[];
  /** Manifests of the core and of all mechanics that the title uses. */
  readonly manifests: readonly Manifest[];
  /** Minors, then corporations, with their certificates. */
  readonly companies: readonly CorporationInfo[];
  readonly market: MarketInfo;
  /** The map with its neighbours, and the tiles of the manifest. What nobody defines is left out. */
  readonly map: MapInfo;
}

export interface RuleFinding<Says> {
  /** JSON pointer into the resolved title. */
  readonly at: string;
  /** Of an entry its key; its value unless said otherwise. */
  readonly part?: 'key' | 'value';
  readonly says: Says;
  /** A name that means nothing here, and those that do: the nearest is suggested, and written by `--fix`. */
  readonly misspelt?: { readonly name: string; readonly known: readonly string[] };
}

export interface MechanicRuleParts<Options, Says> {
  /** The mechanic's name, a slash, what is wrong: `company-loans/value-above-bank`. It is stable: titles silence by it. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** One sentence: what it finds. */
  readonly summary: string;
  /** One sentence: what would go wrong. */
  readonly why: string;
  /** For the title as it stands only: under a variant it is no slip. */
  readonly notUnderVariants?: true;
  /** Makes the small sound title use the mechanic, and unsound in this way; and a like change that does not. */
  readonly bad: Patch;
  readonly good: Patch;
  readonly message: (says: Says) => Said;
  readonly check: (scene: RuleScene<Options>) => Iterable<RuleFinding<Says>>;
}

export type MechanicRule = MechanicRuleParts<Readonly<Record<string, unknown>>, unknown>;

/** Keeps the types of options and findings while a rule is written. */
export const defineMechanicRule = <Options, Says = undefined>(rule: MechanicRuleParts<Options, Says>): MechanicRule =>
  rule as unknown as MechanicRule;
