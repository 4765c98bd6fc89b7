import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { parseDocument, type Parsed } from './parse.ts';
import { readText } from './read-file.ts';

/** Reads and parses one JSON file. `within`: the folder it may not lead out of. */
export function loadDocument(file: string, within?: string): Parsed {
  const { text, diagnostics } = readText(file, within);
  if (text === undefined) return { diagnostics };
  const parsed = parsedOnce(file, text);
  const all: Diagnostic[] = [...diagnostics, ...parsed.diagnostics];
  return { ...parsed, diagnostics: all };
}

interface Kept {
  readonly text: string;
  readonly parsed: Parsed;
}

/** As many files as a designer has open at most: those of a few titles. */
const MOST = 200;
const kept = new Map<string, Kept>();

/**
 * The same text gives the same document again: an editor, or --watch, reads all files anew when one has been saved, and
 * whatever follows from a file alone can be known by its document. Documents are never altered.
 */
function parsedOnce(file: string, text: string): Parsed {
  const before = kept.get(file);
  const parsed = before?.text === text ? before.parsed : parseDocument(file, text);
  // What was read last stands last.
  kept.delete(file);
  kept.set(file, { text, parsed });
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return parsed;
}
