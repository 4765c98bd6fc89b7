/** The documents of a title: its summary in three formats, its pictures, and its comparison with another. */
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { comparisonPage, compareTitles } from './diff/diff.ts';
import type { Locale } from './locales/index.ts';
import { catalogueOf } from './locales/index.ts';
import { drawMap } from './picture/map.ts';
import { drawMarket } from './picture/market.ts';
import { pictureWords } from './picture/say.ts';
import { drawTiles } from './picture/tiles-page.ts';
import type { Pictures } from './render/html.ts';
import { toHtml } from './render/html.ts';
import type { PictureLinks } from './render/markdown.ts';
import { toMarkdown } from './render/markdown.ts';
import type { SummaryInput } from './summary/summary.ts';
import { summaryOf } from './summary/summary.ts';

export type Format = 'md' | 'html' | 'json';

export const picturesOf = (
  title: TitleDefinition,
  locale: Locale,
  manifests?: readonly Manifest[],
): Required<Pictures> => {
  const words = pictureWords(title, locale, manifests);
  return { map: drawMap(title, words), market: drawMarket(title, words), tiles: drawTiles(title, words) };
};

/** `links`: where Markdown finds its pictures. */
export const summaryDocument = (
  input: SummaryInput,
  format: Format,
  locale: Locale,
  links: PictureLinks = {},
): string => {
  const page = summaryOf(input, locale);
  if (format === 'json') return `${JSON.stringify(page, null, 2)}\n`;
  if (format === 'md') return toMarkdown(page, links);
  return toHtml(page, picturesOf(input.title, locale, input.manifests), catalogueOf(locale).says['page.contents']);
};

/** `b` compared with `a`, as Markdown or as JSON. */
export const comparison = (
  a: TitleDefinition,
  b: TitleDefinition,
  locale: Locale,
  json: boolean,
  manifests?: readonly Manifest[],
): string =>
  json
    ? `${JSON.stringify({ a: a.id, b: b.id, differences: compareTitles(a, b, locale, manifests) }, null, 2)}\n`
    : toMarkdown(comparisonPage(a, b, locale, manifests));
