/** A page as one self-contained HTML file: styles and pictures inside, nothing loaded from anywhere. */
import type { Block, Page, PictureName, Section } from '../page.ts';
import { escapeText } from '../picture/svg.ts';
import { STYLE } from './style.ts';

export type Pictures = Readonly<Partial<Record<PictureName, string>>>;

export const toHtml = (page: Page, pictures: Pictures = {}, contents = ''): string =>
  [
    '<!doctype html>',
    `<html lang="${page.locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(page.title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<header>',
    `<h1>${escapeText(page.title)}</h1>`,
    ...(page.lead.length === 0 ? [] : [`<p>${page.lead.map(escapeText).join(' · ')}</p>`]),
    '</header>',
    ...(contents === '' ? [] : [navigation(page.sections, contents)]),
    '<main>',
    ...page.sections.map((section) => sectionHtml(section, pictures)),
    '</main>',
    ...(page.notes.length === 0
      ? []
      : [`<footer>${page.notes.map((note) => `<p>${escapeText(note)}</p>`).join('')}</footer>`]),
    '</body>',
    '</html>',
    '',
  ].join('\n');

const navigation = (sections: readonly Section[], heading: string): string =>
  `<nav aria-label="${escapeText(heading)}"><ul>${sections
    .map(({ id, heading: name }) => `<li><a href="#${id}">${escapeText(name)}</a></li>`)
    .join('')}</ul></nav>`;

const sectionHtml = ({ id, heading, blocks }: Section, pictures: Pictures): string =>
  `<section id="${id}">\n<h2>${escapeText(heading)}</h2>\n${blocks.map((block) => blockHtml(block, 3, pictures)).join('\n')}\n</section>`;

const blockHtml = (block: Block, level: number, pictures: Pictures): string => {
  if (block.kind === 'text') return `<p>${rich(block.text)}</p>`;
  if (block.kind === 'list') {
    const tag = block.ordered ? 'ol' : 'ul';
    return `<${tag}>${block.items.map((item) => `<li>${rich(item)}</li>`).join('')}</${tag}>`;
  }
  if (block.kind === 'table') return tableHtml(block.columns, block.rows);
  if (block.kind === 'group') {
    const tag = `h${Math.min(level, 6)}`;
    const inner = block.blocks.map((one) => blockHtml(one, level + 1, pictures)).join('\n');
    return `<div class="group"><${tag}>${escapeText(block.heading)}</${tag}>\n${inner}</div>`;
  }
  const svg = pictures[block.picture];
  return svg === undefined ? '' : `<figure>${svg}<figcaption>${escapeText(block.caption)}</figcaption></figure>`;
};

/** `**bold**` is the one piece of Markdown that texts may hold. */
const rich = (text: string): string => escapeText(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

const tableHtml = (columns: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = columns.map((column) => `<th scope="col">${escapeText(column)}</th>`).join('');
  const body = rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${rich(first)}</th>${rest.map((cell) => `<td>${rich(cell)}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
};
