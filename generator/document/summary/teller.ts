/** Collects what a title's parts have to say about one section: common rules, policies, mechanics. */
import { coreManifest } from '../../../runtime/core/manifest.ts';
import type { Manifest, Provided } from '../../../runtime/kernel/manifest.ts';
import type { MechanicUse, StepUse, TitleDefinition } from '../../../runtime/kernel/title.ts';
import { manifests as shipped } from '../../../runtime/mechanics/manifests.ts';
import type { Catalogue, Phrases } from '../locales/catalogue.ts';
import { trackLays } from './track-lays.ts';
import type { Phrase, Speech } from '../words/speech.ts';
import { speechOf } from '../words/speech.ts';
import { parPrices } from '../words/zone.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';

export interface Teller {
  /** Of the mechanics that the title may use: they speak where no language has words for one. */
  readonly manifests: readonly Manifest[];
  readonly title: TitleDefinition;
  readonly speech: Speech;
  readonly facts: Facts;
  /** Everything said about a section, each sentence once. */
  readonly about: (section: string) => string[];
  readonly policy: (name: string) => Phrase[];
  /** What is said on the subject of a policy: its own words, or those of the mechanics that stand for it. */
  readonly policyWords: (name: string) => Phrase[];
  readonly mechanic: (use: MechanicUse) => Phrase[];
  readonly step: (use: StepUse) => string[];
  /** Whether a mechanic of the title is what an event speaks to. */
  readonly handles: (use: MechanicUse, event: string) => boolean;
  /** Sentences on a named thing: an ability, event, status or attribute. */
  readonly named: (kind: NamedKind, name: string, options: unknown) => string[];
}

export type NamedKind = 'abilities' | 'events' | 'statuses' | 'attributes' | 'endReasons';

export const tellerOf = (
  title: TitleDefinition,
  catalogue: Catalogue,
  manifests: readonly Manifest[] = shipped,
): Teller => {
  const speech = speechOf(catalogue, title);
  const facts = factsOf(title);
  const known = [coreManifest, ...manifests];

  const policy = (name: string): Phrase[] => {
    const value: unknown = (title.policies as unknown as Readonly<Record<string, unknown>>)[name];
    return speech.all(catalogue.policies[name], { ...facts, ...(typeof value === 'object' ? value : { value }) });
  };

  const mechanic = (use: MechanicUse): Phrase[] => {
    const name = use.use ?? use.id;
    const phrases = catalogue.mechanics[name];
    if (phrases !== undefined) return speech.all(phrases, { ...facts, ...use });
    const summary = known.find((manifest) => manifest.name === name)?.summary;
    return summary === undefined ? [] : [{ key: '', text: summary }];
  };

  const named = (kind: NamedKind, name: string, options: unknown): string[] => {
    const phrases = catalogue[kind][name];
    if (phrases !== undefined) return speech.phrases(phrases, options);
    const summary = summaryOf(known, kind, name);
    return summary === undefined ? [name] : [summary];
  };

  const handles = (use: MechanicUse, event: string): boolean =>
    use['event'] === event ||
    known.some(({ name, provides }) => name === (use.use ?? use.id) && provides.events?.[event] !== undefined);

  const step = (use: StepUse): string[] => {
    const name = use.use ?? use.id;
    const phrases: Phrases | undefined = catalogue.steps[name];
    const options = { ...use, lays: trackLays(title.policies.track, speech), pars: parPrices(title) };
    const changed = title.mechanics.flatMap(mechanic).filter(({ section }) => section === `step:${name}`);
    if (changed.length > 0) return changed.map(({ text }) => text);
    if (phrases !== undefined) return speech.phrases(phrases, options);
    return known.flatMap(({ provides }) => provides.steps?.[name]?.summary ?? []).slice(0, 1);
  };

  const policyWords = (name: string): Phrase[] => {
    const others = title.mechanics.flatMap(mechanic).filter(({ instead }) => instead === name);
    return others.length > 0 ? others : policy(name);
  };

  const about = (section: string): string[] => {
    const own = speech.all(catalogue.general, facts);
    const mechanics = title.mechanics.flatMap(mechanic);
    const policies = Object.keys(title.policies)
      .filter((name) => !mechanics.some(({ instead }) => instead === name))
      .flatMap(policy);
    const said = [...own, ...policies, ...mechanics].filter((phrase) => phrase.section === section);
    return [...new Set(said.map(({ text }) => text))];
  };

  return { manifests, title, speech, facts, about, policy, policyWords, mechanic, step, handles, named };
};

const summaryOf = (manifests: readonly Manifest[], kind: NamedKind, name: string): string | undefined => {
  for (const { provides } of manifests) {
    const found = kind === 'attributes' ? attributeOf(provides, name) : provides[kind]?.[name];
    if (found !== undefined) return found.summary;
  }
  return undefined;
};

/** `trains.tradeIn`: the attribute `tradeIn` of trains. */
const attributeOf = (provides: Provided, name: string): { readonly summary: string } | undefined => {
  const [owner = '', attribute = ''] = name.split('.');
  return provides.attributes?.[owner]?.[attribute];
};
