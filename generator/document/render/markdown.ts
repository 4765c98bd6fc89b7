/** A page as Markdown. Pictures are links where somebody says to which file, and left out otherwise. */
import type { Block, Page, PictureName } from '../page.ts';

export type PictureLinks = Readonly<Partial<Record<PictureName, string>>>;

export const toMarkdown = (page: Page, pictures: PictureLinks = {}): string => {
  const lines = [
    `# ${page.title}`,
    ...page.lead,
    ...page.sections.flatMap(({ heading, blocks }) => [
      `## ${heading}`,
      ...blocks.flatMap((block) => blockLines(block, 3, pictures)),
    ]),
    ...page.notes.map((note) => `*${note}*`),
  ];
  return `${lines.join('\n\n')}\n`;
};

const blockLines = (block: Block, level: number, pictures: PictureLinks): string[] => {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'list')
    return [block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`).join('\n')];
  if (block.kind === 'table') return [tableText(block.columns, block.rows)];
  if (block.kind === 'group')
    return [
      `${'#'.repeat(level)} ${block.heading}`,
      ...block.blocks.flatMap((inner) => blockLines(inner, level + 1, pictures)),
    ];
  const file = pictures[block.picture];
  return file === undefined ? [] : [`![${block.caption}](${file})`];
};

const tableText = (columns: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
};
