/** The files of a title folder, and which keys of the title each of them brings. */

export const TITLE_PARTS = ['title', 'companies', 'trains', 'market', 'map', 'tiles'] as const;
export type TitlePart = (typeof TITLE_PARTS)[number];

export const PART_CONTENT: Readonly<Record<TitlePart, string>> = {
  title: 'identity, players, policies and rounds',
  companies: 'corporations, minors and private companies',
  trains: 'trains and phases',
  market: 'stock market',
  map: 'map',
  tiles: 'tiles',
};

export const STATEMENTS_FILE = 'statements.json';
export const EXAMPLES_FOLDER = 'examples';
/** Translations, a file a language: `texts/it.json`. */
export const TEXTS_FOLDER = 'texts';

export const partFile = (part: TitlePart): string => `${part}.json`;

/** `it`, `pt-BR`: what a file of translations is called. */
export const isLanguage = (name: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(name);

/** A title's id is the name of a folder and of a module on every system. */
export function isSafeId(id: string): boolean {
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(id) && !id.endsWith('.') && !reserved.test(id);
}
