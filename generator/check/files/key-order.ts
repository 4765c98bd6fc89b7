/** Keys that readers look for first stand first: `$schema` in a file, `id` in an entry. */
import { joinPointer } from '../../../runtime/kernel/pointer.ts';
import { diagnose, withFix } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceDocument } from '../../source/document.ts';

/** The order is that of `FIRST` in each object, as far as the keys are there. */
const FIRST = ['$schema', 'id', 'use', 'extends'];

/** Looked for once in each document. */
export function misplacedKeys(document: SourceDocument): readonly Diagnostic[] {
  const known = found.get(document) ?? [...inside(document, document.value, '')];
  found.set(document, known);
  return known;
}

const found = new WeakMap<SourceDocument, readonly Diagnostic[]>();

function* inside(document: SourceDocument, value: unknown, pointer: string): Iterable<Diagnostic> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* inside(document, entry, joinPointer(pointer, index));
  } else if (typeof value === 'object' && value !== null) {
    const finding = misplaced(document, value, pointer);
    if (finding !== undefined) yield finding;
    for (const [key, inner] of Object.entries(value)) yield* inside(document, inner, joinPointer(pointer, key));
  }
}

function misplaced(document: SourceDocument, value: object, pointer: string): Diagnostic | undefined {
  // Only `$schema` and `id` are looked for: what comes after them is a matter of taste.
  const keys = Object.keys(value);
  const wanted = pointer === '' ? '$schema' : 'id';
  if (keys.indexOf(wanted) <= 0) return undefined;
  const place = document.placeOf(joinPointer(pointer, wanted), 'key');
  const finding = diagnose(place, 'key-order', { key: wanted, first: keys[0] ?? '' });
  const edit = reordered(document, keys, pointer);
  return edit === undefined
    ? finding
    : withFix(finding, { title: `Put ${JSON.stringify(wanted)} first`, edits: [edit] });
}

/** The whole object anew, with the spaces between its entries as they were. */
function reordered(document: SourceDocument, keys: readonly string[], pointer: string) {
  const entries = keys.map((key) => document.placeOf(joinPointer(pointer, key), 'entry').range);
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const text = (start: number, end: number) => document.text.slice(start, end);
  const gaps = entries.slice(1).map((entry, index) => text(entries[index]?.end.offset ?? 0, entry.start.offset));
  const rank = (key: string) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);
  const order = keys.map((_, index) => index).toSorted((a, b) => rank(keys[a] ?? '') - rank(keys[b] ?? ''));
  const parts = order.map((index) => text(entries[index]?.start.offset ?? 0, entries[index]?.end.offset ?? 0));
  const joined = parts.map((part, index) => part + (gaps[index] ?? '')).join('');
  return { file: document.file, range: { start: first.start, end: last.end }, text: joined };
}
