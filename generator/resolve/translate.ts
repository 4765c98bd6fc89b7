/** A title in another language: its free texts, replaced by what `texts/LANGUAGE.json` says they are there. */
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import type { TitleSource } from '../source/read-title.ts';
import { EXAMPLE_SPOTS, MANIFEST_SPOTS, TITLE_SPOTS, withTexts } from './texts.ts';

/** From a text, exactly as the title has it, to the same in another language. */
export type Translation = ReadonlyMap<string, string>;

/** By language. `layers`: a title, then those it extends; what is said nearer to the title counts. */
export function translationsOf(layers: readonly TitleSource[]): ReadonlyMap<string, Translation> {
  const languages = new Map<string, Map<string, string>>();
  for (const { texts } of layers.toReversed()) {
    for (const [language, { value }] of texts) {
      const known = languages.get(language) ?? new Map<string, string>();
      languages.set(language, known);
      for (const [text, translated] of entriesOf(value)) known.set(text, translated);
    }
  }
  return languages;
}

/** The texts of one file. */
export function entriesOf(file: unknown): readonly (readonly [text: string, translated: string])[] {
  if (typeof file !== 'object' || file === null || !('texts' in file)) return [];
  const { texts } = file;
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** A text without translation stays as it is. */
export function translateTitle<T extends object>(title: T, translation: Translation | undefined): T {
  return translation === undefined ? title : withTexts(title, TITLE_SPOTS, wordsOf(translation));
}

export function translateExample<T extends object>(example: T, translation: Translation | undefined): T {
  return translation === undefined ? example : withTexts(example, EXAMPLE_SPOTS, wordsOf(translation));
}

export function translateManifests(
  manifests: readonly Manifest[],
  translation: Translation | undefined,
): readonly Manifest[] {
  if (translation === undefined) return manifests;
  return manifests.map((manifest) => withTexts(manifest, MANIFEST_SPOTS, wordsOf(translation)));
}

const wordsOf =
  (translation: Translation) =>
  (text: string): string =>
    translation.get(text) ?? text;
