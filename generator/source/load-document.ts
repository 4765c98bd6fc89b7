import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { parseDocument, type Parsed } from './parse.ts';
import { readText } from './read-file.ts';

/** Reads and parses one JSON file. `within`: the folder it may not lead out of. */
export function loadDocument(file: string, within?: string): Parsed {
  const { text, diagnostics } = readText(file, within);
  if (text === undefined) return { diagnostics };
  const parsed = parseDocument(file, text);
  const all: Diagnostic[] = [...diagnostics, ...parsed.diagnostics];
  return { ...parsed, diagnostics: all };
}
