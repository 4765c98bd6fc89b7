/** The folder of documents of one title: its page in every language and format, its pictures, its comparison. */
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { comparison, picturesOf, summaryDocument } from './documents.ts';
import type { Locale } from './locales/index.ts';
import { locales } from './locales/index.ts';
import { escapeText } from './picture/svg.ts';
import type { SummaryInput } from './summary/summary.ts';

const LINKS = { map: 'map.svg', market: 'market.svg', tiles: 'tiles.svg' };

/** What the pages are written from, in each language. */
export interface PageInput {
  readonly input: (locale: Locale) => SummaryInput;
  /** The title that this one extends, with which it is compared. */
  readonly base?: (locale: Locale) => TitleDefinition;
}

/** By file name. */
export const pagesOf = ({ input: inputIn, base: baseIn }: PageInput): Map<string, string> => {
  const files = new Map<string, string>();
  const english = inputIn('en');
  for (const [name, svg] of Object.entries(picturesOf(english.title, 'en', english.manifests)))
    files.set(`${name}.svg`, `${svg}\n`);
  for (const locale of locales) {
    const input = inputIn(locale);
    const base = baseIn?.(locale);
    files.set(`summary.${locale}.md`, summaryDocument(input, 'md', locale, LINKS));
    files.set(`summary.${locale}.html`, summaryDocument(input, 'html', locale));
    files.set(`summary.${locale}.json`, summaryDocument(input, 'json', locale));
    if (base !== undefined)
      files.set(`compared-with-${base.id}.${locale}.md`, comparison(base, input.title, locale, false, input.manifests));
  }
  return files;
};

/** A page that leads to those of all titles; `folders`: id -> files in it. */
export const indexPage = (
  titles: readonly TitleDefinition[],
  folders: ReadonlyMap<string, readonly string[]>,
): string => {
  const items = titles.map(({ id, name }) => {
    const links = (folders.get(id) ?? [])
      .filter((file) => /\.(html|svg)$/.test(file))
      .map((file) => `<a href="${encodeURI(`${id}/${file}`)}">${escapeText(file)}</a>`);
    return `<li>${escapeText(name)}: ${links.join(' · ')}</li>`;
  });
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Titles</title>\n<h1>Titles</h1>\n<ul>\n${items.join('\n')}\n</ul>\n</html>\n`;
};
