/** Text to values: strict JSON, but read on after a mistake so that all findings come at once. */
import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { joinPointer } from '../../runtime/kernel/pointer.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { makeDocument, type SourceDocument } from './document.ts';
import { linesOf } from './lines.ts';
import { scanStructure } from './scan.ts';
import { describeSyntaxError } from './syntax-errors.ts';

export interface Parsed {
  /** Absent when the text cannot be read at all. */
  readonly document?: SourceDocument;
  readonly diagnostics: readonly Diagnostic[];
}

export function parseDocument(file: string, text: string): Parsed {
  const lines = linesOf(text);
  const diagnostics: Diagnostic[] = [];
  const at = (start: number, end: number, pointer = '') => {
    const range = lines.range(start, end);
    return { file, pointer, range, frame: lines.frame(range) };
  };

  const structure = scanStructure(text, at);
  diagnostics.push(...structure.diagnostics);
  if (structure.tooDeep) return { diagnostics };

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false });
  diagnostics.push(...syntaxFindings(errors, text, at));
  if (root === undefined) return { diagnostics };

  const value = build(root, '', (node, pointer, problem) => {
    const place = at(node.offset, node.offset + node.length, pointer);
    if (problem.kind === 'number') diagnostics.push(diagnose(place, 'json-number-range', { text: textOf(node, text) }));
    else {
      const { line } = lines.position(problem.first);
      diagnostics.push(diagnose(place, 'json-duplicate-key', { key: String(node.value), line }));
    }
  });
  if (root.type !== 'object' && errors.length === 0) {
    const found = root.type === 'array' ? 'a list' : textOf(root, text);
    diagnostics.push(diagnose(at(root.offset, root.offset + root.length), 'json-not-object', { found }));
  }
  return { document: makeDocument(file, text, root, value), diagnostics };
}

type At = (start: number, end: number, pointer?: string) => Parameters<typeof diagnose>[0];
type Problem = { kind: 'number' } | { kind: 'duplicate'; first: number };

/** One mistake often makes the parser stumble several times: of those on one line only the first is told. */
function syntaxFindings(errors: readonly ParseError[], text: string, at: At): Diagnostic[] {
  const findings = new Map<number, Diagnostic>();
  for (const error of errors) {
    const place = at(error.offset, error.offset + Math.max(1, error.length));
    const expected = describeSyntaxError(error, text);
    if (expected === undefined || findings.has(place.range.start.line)) continue;
    findings.set(place.range.start.line, diagnose(place, 'json-syntax', { expected }));
  }
  return [...findings.values()];
}

function build(node: Node, pointer: string, report: (node: Node, pointer: string, problem: Problem) => void): unknown {
  if (node.type === 'array') {
    return (node.children ?? []).map((child, index) => build(child, joinPointer(pointer, index), report));
  }
  if (node.type !== 'object') {
    const unsafe = typeof node.value === 'number' && !isExact(node.value);
    if (unsafe) report(node, pointer, { kind: 'number' });
    return node.value;
  }
  const fields = new Map<string, unknown>();
  const firsts = new Map<string, number>();
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? [];
    if (key === undefined) continue;
    const name = String(key.value);
    const here = joinPointer(pointer, name);
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, key.offset);
    else report(key, here, { kind: 'duplicate', first });
    if (child !== undefined) fields.set(name, build(child, here, report));
  }
  // fromEntries makes a plain field even of a key that objects inherit.
  return Object.fromEntries(fields);
}

function isExact(number: number): boolean {
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
}

function textOf(node: Node, text: string): string {
  return text.slice(node.offset, node.offset + Math.min(node.length, 40));
}
