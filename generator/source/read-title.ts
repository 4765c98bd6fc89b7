/** Reads the files of one title folder; it does not yet look at what they say. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { diagnose } from '../diagnostics/catalogue.ts';
import { FILE_START, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceDocument } from './document.ts';
import { loadDocument } from './load-document.ts';
import {
  EXAMPLES_FOLDER,
  isLanguage,
  partFile,
  STATEMENTS_FILE,
  TEXTS_FOLDER,
  TITLE_PARTS,
  type TitlePart,
} from './title-files.ts';

export interface TitleSource {
  readonly folder: string;
  readonly parts: ReadonlyMap<TitlePart, SourceDocument>;
  /** Parts whose file exists, readable or not. */
  readonly present: ReadonlySet<TitlePart>;
  readonly statements?: SourceDocument;
  /** By name, without `.json`. */
  readonly examples: ReadonlyMap<string, SourceDocument>;
  /** Translations, by language. */
  readonly texts: ReadonlyMap<string, SourceDocument>;
  readonly diagnostics: readonly Diagnostic[];
}

export function readTitle(folder: string): TitleSource {
  const diagnostics: Diagnostic[] = [];
  const names = list(folder);
  const load = (path: string): SourceDocument | undefined => {
    const { document, diagnostics: found } = loadDocument(join(folder, path), folder);
    diagnostics.push(...found);
    return document;
  };

  const parts = new Map<TitlePart, SourceDocument>();
  const present = new Set<TitlePart>();
  for (const part of TITLE_PARTS) {
    if (!names.includes(partFile(part))) continue;
    present.add(part);
    const document = load(partFile(part));
    if (document !== undefined) parts.set(part, document);
  }
  const statements = names.includes(STATEMENTS_FILE) ? load(STATEMENTS_FILE) : undefined;

  const loadAll = (inside: string, name: string): [string, SourceDocument][] => {
    const document = load(join(inside, name));
    return document === undefined ? [] : [[basename(name, '.json'), document]];
  };
  const jsonIn = (inside: string) => (names.includes(inside) ? list(join(folder, inside)).filter(isJson) : []);
  const examples = new Map(jsonIn(EXAMPLES_FOLDER).flatMap((name) => loadAll(EXAMPLES_FOLDER, name)));
  const inLanguages = jsonIn(TEXTS_FOLDER).filter((name) => isLanguage(basename(name, '.json')));
  const texts = new Map(inLanguages.flatMap((name) => loadAll(TEXTS_FOLDER, name)));

  const known = [...TITLE_PARTS.map(partFile), STATEMENTS_FILE];
  const others = names.filter((other) => isJson(other) && !known.includes(other));
  const noLanguages = jsonIn(TEXTS_FOLDER).filter((name) => !inLanguages.includes(name));
  for (const name of [...others, ...noLanguages.map((other) => `${TEXTS_FOLDER}/${other}`)]) {
    const place = { file: join(folder, name), pointer: '', range: FILE_START };
    diagnostics.push(diagnose(place, 'file-unknown', { name, known }));
  }
  return { folder, parts, present, ...(statements && { statements }), examples, texts, diagnostics };
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted((a, b) => (a < b ? -1 : 1));
  } catch {
    return [];
  }
}

const isJson = (name: string) => name.endsWith('.json');
