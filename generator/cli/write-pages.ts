/** Writes the documents of titles into a folder, a folder a title, and an index over all. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageInput } from '../document/pages.ts';
import { indexPage, pagesOf } from '../document/pages.ts';
import { loadTitle } from '../resolve/load-title.ts';
import { translateTitle } from '../resolve/translate.ts';
import type { SoundTitle } from './open-title.ts';
import { summaryInput } from './summary.ts';

/** The names of the files written. */
export function writePages(sound: SoundTitle, out: string): string[] {
  const folder = join(out, sound.id);
  const base = baseOf(sound);
  const files = pagesOf({
    input: (locale) => summaryInput(sound, locale),
    ...(base === undefined ? {} : { base }),
  });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return [...files.keys()];
}

/** The title that this one extends. */
function baseOf({ sources }: SoundTitle): PageInput['base'] {
  const folder = sources[1]?.folder;
  if (folder === undefined) return undefined;
  const { title, translations } = loadTitle(folder);
  return title === undefined ? undefined : (locale) => translateTitle(title, translations.get(locale));
}

export function writeIndex(
  titles: Parameters<typeof indexPage>[0],
  folders: Parameters<typeof indexPage>[1],
  out: string,
): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'index.html'), indexPage(titles, folders));
}
