/** Whether each text of a title has the languages that the others have, and each translation a text. */
import { sep } from 'node:path';
import type { Mechanic } from '../../../runtime/kernel/mechanic.ts';
import { joinPointer } from '../../../runtime/kernel/pointer.ts';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/words.ts';
import { EXAMPLE_SPOTS, MANIFEST_SPOTS, textsAt, textsOfTitle, type FreeText } from '../../resolve/texts.ts';
import { entriesOf } from '../../resolve/translate.ts';
import type { Checked, SoundTitle } from '../check-title.ts';

interface Text extends FreeText {
  readonly place: () => Place;
}

/** `mechanics`: those that the title brings along. */
export function* checkTranslations(title: SoundTitle, mechanics: readonly Mechanic[]): Iterable<Checked> {
  // Who adds to a title that speaks several languages need not speak them all.
  const spoken = [...(title.sources[0]?.texts.keys() ?? [])];
  if (spoken.length === 0) return;
  const texts = [...textsOf(title)];
  const untranslated = texts.filter(({ name }) => !name).filter(once());
  for (const { at, text, place } of untranslated) {
    const languages = spoken.filter((language) => title.translations.get(language)?.has(text) !== true);
    if (languages.length === 0) continue;
    const where = place();
    // A title that this one extends answers for its own texts.
    if (!where.file.startsWith(`${title.folder}${sep}`)) continue;
    yield { at, diagnostic: diagnose(where, 'text-untranslated', { text: shortened(text), languages }) };
  }
  const brought = mechanics.flatMap(({ manifest }) => [...textsAt(manifest, MANIFEST_SPOTS)]);
  yield* unused(title, [...texts, ...brought]);
}

function* textsOf({ title, placeOf, examples }: SoundTitle): Iterable<Text> {
  for (const found of textsOfTitle(title)) yield { ...found, place: () => placeOf(found.at) };
  for (const { value, placeOf: inExample } of examples.values())
    for (const found of textsAt(value, EXAMPLE_SPOTS)) yield { ...found, place: () => inExample(found.at) };
}

function* unused({ sources: [own] }: SoundTitle, texts: readonly FreeText[]): Iterable<Checked> {
  const known = new Set(texts.map(({ text }) => text));
  for (const document of own?.texts.values() ?? []) {
    const translated = entriesOf(document.value).map(([text]) => text);
    const bare = [...known].filter((text) => !translated.includes(text));
    for (const text of translated.filter((one) => !known.has(one))) {
      const at = joinPointer('/texts', text);
      const meant = nearest(text, bare);
      const says = { text: shortened(text), meant: meant === undefined ? undefined : shortened(meant) };
      yield { at, diagnostic: diagnose(document.placeOf(at, 'key'), 'translation-unused', says) };
    }
  }
}

/** Keeps the first of equal texts. */
function once(): (text: Text) => boolean {
  const seen = new Set<string>();
  return ({ text }) => !seen.has(text) && seen.add(text).size > 0;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
