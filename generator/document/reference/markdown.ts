/** The few forms of Markdown that the reference pages are made of. */

export const code = (text: string): string => `\`${text}\``;

/** A table; a column that is empty in every row is left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = head.map((_, column) => column).filter((column) => rows.some((row) => (row[column] ?? '') !== ''));
  const line = (cells: readonly string[]): string =>
    `| ${kept.map((column) => (cells[column] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${kept.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** Parts of a page, with an empty line between them; what is empty is left out. */
export const page = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** The place of a heading in a page, as the common renderers of Markdown name it. */
export const anchor = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-')}`;
