import { basename } from 'node:path';
import type { Locale } from '../document/locales/index.ts';
import type { Format } from '../document/documents.ts';
import { summaryDocument } from '../document/documents.ts';
import type { SummaryInput } from '../document/summary/summary.ts';
import type { WorkedExample } from '../replay/example.ts';
import { translateExample, translateManifests, translateTitle } from '../resolve/translate.ts';
import { defineCommand, setting } from './command.ts';
import { chosenLocale, localeOption } from './locale.ts';
import type { SoundTitle } from './open-title.ts';
import { openTitle } from './open-title.ts';
import { FINE } from './status.ts';
import type { ExitStatus } from './status.ts';

const FORMATS = ['md', 'html', 'json'] as const;

export const summary = defineCommand({
  name: 'summary',
  arguments: 'TITLE',
  summary: 'the rules of a title on one page, written from its data',
  takes: [1, 1],
  options: {
    format: setting('FORMAT', 'Markdown (default), one HTML file with pictures, or JSON', FORMATS),
    locale: localeOption,
  },
  run: async ([name = ''], { format, locale }, terminal): Promise<ExitStatus> => {
    const title = await openTitle(name, terminal);
    const language = chosenLocale(locale);
    terminal.out(summaryDocument(summaryInput(title, language), chosenFormat(format), language));
    return FINE;
  },
});

const chosenFormat = (name: string | undefined): Format => FORMATS.find((format) => format === name) ?? 'md';

/** What the page of a sound title is written from, its own texts in that language as far as they are translated. */
export function summaryInput(sound: SoundTitle, locale: Locale): SummaryInput {
  const { title, examples, manifests, translations, withVariants, sources } = sound;
  const words = translations.get(locale);
  const bases = sources.slice(1).map(nameOf);
  return {
    title: translateTitle(title, words),
    manifests: translateManifests(manifests, words),
    ...(bases.length === 0 ? {} : { basedOn: bases }),
    // The title is sound, so its examples have passed their schema.
    examples: new Map(
      [...examples].map(([name, { value }]) => [name, translateExample(value as WorkedExample, words)]),
    ),
    ...(withVariants === undefined
      ? {}
      : { withVariant: (id: string) => translateTitle(withVariants([id]).title, words) }),
  };
}

/** What a title that this one extends calls itself. */
function nameOf({ parts, folder }: SoundTitle['sources'][number]): string {
  const title = parts.get('title')?.value;
  if (typeof title !== 'object' || title === null || !('name' in title)) return basename(folder);
  return String(title.name);
}
