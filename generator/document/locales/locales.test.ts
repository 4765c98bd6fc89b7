import { describe, expect, it } from 'vitest';

import { coreManifest } from '../../../runtime/core/manifest.ts';
import type { JsonSchema, Manifest, ProvidedName } from '../../../runtime/kernel/manifest.ts';
import { manifests } from '../../../runtime/mechanics/manifests.ts';
import { readCondition } from '../words/condition.ts';
import { holesIn } from '../words/template.ts';
import type { Catalogue, Phrases, Vocabularies } from './catalogue.ts';
import { catalogueOf, locales } from './index.ts';

const VOCABULARIES: readonly Vocabularies[] = [
  'policies',
  'steps',
  'rounds',
  'abilities',
  'events',
  'statuses',
  'attributes',
  'mechanics',
  'zones',
  'endReasons',
  'endTimings',
];

/** Every text of a catalogue by its path: `says/page.summary`, `mechanics/exchange/`. */
const textsOf = (catalogue: Catalogue): Map<string, string> => {
  const texts = new Map<string, string>();
  const add = (path: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) add(`${path}/${key}`, inner);
  };
  add('', catalogue);
  return texts;
};

const english = textsOf(catalogueOf('en'));

describe.each(locales)('%s', (locale) => {
  const texts = textsOf(catalogueOf(locale));

  it('says everything that English says, and nothing more', () => {
    expect([...texts.keys()].filter((path) => !english.has(path))).toEqual([]);
    expect([...english.keys()].filter((path) => !texts.has(path))).toEqual([]);
  });

  it('has a text for every message', () => {
    const empty = [...texts].filter(([path, text]) => text.trim() === '' && !path.startsWith('/notation'));
    expect(empty).toEqual([]);
  });

  it('fills in the same values', () => {
    const names = (text: string): string[] => [...new Set(holesIn(text).map(({ name }) => name))].toSorted();
    const differing = [...texts].filter(([path, text]) => names(text).join() !== names(english.get(path) ?? '').join());
    expect(differing).toEqual([]);
  });
});

/** What the shipped mechanics and the core bring by name. */
const everything: readonly Manifest[] = [coreManifest, ...manifests];

const provided = (
  kind: 'steps' | 'events' | 'abilities' | 'statuses' | 'endReasons' | 'rounds',
): [string, ProvidedName][] => everything.flatMap(({ provides }) => Object.entries(provides[kind] ?? {}));

const attributes = everything.flatMap(({ provides }) =>
  Object.entries(provides.attributes ?? {}).flatMap(([owner, named]) =>
    Object.entries(named).map(([name, value]) => [`${owner}.${name}`, value] as const),
  ),
);

describe('every name that a title may use has a sentence of its own', () => {
  const catalogue = catalogueOf('en');
  const missing = (names: readonly string[], phrases: Readonly<Record<string, Phrases>>): string[] =>
    names.filter((name) => phrases[name] === undefined);

  it('mechanics', () => {
    expect(
      missing(
        manifests.map(({ name }) => name),
        catalogue.mechanics,
      ),
    ).toEqual([]);
  });

  it.each(['steps', 'events', 'abilities', 'statuses', 'endReasons', 'rounds'] as const)('%s', (kind) => {
    expect(
      missing(
        provided(kind).map(([name]) => name),
        catalogue[kind],
      ),
    ).toEqual([]);
  });

  it('attributes', () => {
    // Money, trains and places of stops are shown where they stand: on the map, not in a sentence.
    expect(
      missing(
        attributes.map(([name]) => name).filter((name) => !name.startsWith('hexes.') && !name.startsWith('tiles.')),
        catalogue.attributes,
      ),
    ).toEqual([]);
  });
});

/** Options that say how the machine plays, not what players need to read. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  'corporation-bonds': ['issueMove', 'repayMove'],
  destinations: ['while'],
  'keep-order': ['sales'],
  'last-certificate': ['certificate'],
  'ports-per-token': ['group'],
};

describe('every option is said or asked for by its phrases', () => {
  const optionsOf = (schema: JsonSchema | undefined): string[] => Object.keys((schema?.['properties'] ?? {}) as object);
  const mentioned = (phrases: Phrases): Set<string> =>
    new Set(
      Object.entries(phrases)
        .flatMap(([key, text]) => [
          ...(key.startsWith('#') ? [] : readCondition(key).paths),
          ...holesIn(text).map(({ name }) => name),
        ])
        .map((path) => path.split('.')[0] ?? ''),
    );
  const cases = manifests
    .map((manifest) => [manifest.name, optionsOf(manifest.options)] as const)
    .filter(([, options]) => options.length > 0);

  it.each(cases)('%s', (name, options) => {
    const said = mentioned(catalogueOf('en').mechanics[name] ?? {});
    const unsaid = options.filter((option) => !said.has(option) && !(UNSAID[name] ?? []).includes(option));
    expect(unsaid).toEqual([]);
  });
});

describe('phrases', () => {
  const keys = locales.flatMap((locale) =>
    VOCABULARIES.flatMap((vocabulary) =>
      Object.values(catalogueOf(locale)[vocabulary]).flatMap((phrases) => Object.keys(phrases)),
    ),
  );

  it('have conditions that can be read', () => {
    const unreadable = keys.filter((key) => {
      if (key.startsWith('#')) return false;
      try {
        readCondition(key);
        return false;
      } catch {
        return true;
      }
    });
    expect(unreadable).toEqual([]);
  });
});
