/** A page as data: sections of lists, tables and pictures. Rendered as Markdown, HTML, or as it stands in JSON. */
export interface Page {
  readonly title: string;
  readonly locale: string;
  /** Lines under the title: designer, number of players ... */
  readonly lead: readonly string[];
  readonly sections: readonly Section[];
  /** Small print at the end. */
  readonly notes: readonly string[];
}

export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly picture: PictureName; readonly caption: string }
  | { readonly kind: 'group'; readonly heading: string; readonly blocks: readonly Block[] };

export type PictureName = 'map' | 'market' | 'tiles';

export const list = (items: readonly string[]): Block => ({ kind: 'list', ordered: false, items });
export const steps = (items: readonly string[]): Block => ({ kind: 'list', ordered: true, items });
export const paragraph = (text: string): Block => ({ kind: 'text', text });
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  columns,
  rows,
});
export const under = (heading: string, blocks: readonly Block[]): Block => ({ kind: 'group', heading, blocks });
export const shown = (picture: PictureName, caption: string): Block => ({ kind: 'picture', picture, caption });

/** Without lists and groups that have nothing in them. */
export const filled = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind === 'list') return block.items.length === 0 ? [] : [block];
    if (block.kind === 'table') return block.rows.length === 0 ? [] : [block];
    if (block.kind !== 'group') return [block];
    const inner = filled(block.blocks);
    return inner.length === 0 ? [] : [{ ...block, blocks: inner }];
  });
