/** Applies the safe fixes of findings to the files, and shows what they changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';

type Edit = Fix['edits'][number];

interface Applied {
  readonly changed: number;
  /** A line for each fix: where, and what was done. */
  readonly text: string;
}

export function applyFixes(diagnostics: readonly Diagnostic[], from: string): Applied {
  const fixes = compatible(diagnostics.flatMap(({ code, fix }) => (fix === undefined ? [] : [{ code, fix }])));
  const files = new Map<string, Edit[]>();
  for (const { fix } of fixes)
    for (const edit of fix.edits) files.set(edit.file, [...(files.get(edit.file) ?? []), edit]);
  for (const [file, edits] of files) writeFileSync(file, edited(readFileSync(file, 'utf8'), edits));
  const lines = fixes.map(({ code, fix: { title, edits } }) => {
    const [first] = edits;
    return first === undefined
      ? ''
      : `fixed ${relative(from, first.file)}:${first.range.start.line}:${first.range.start.column} ${code}: ${title}\n`;
  });
  return { changed: fixes.length, text: lines.join('') };
}

/** Of fixes that touch the same text the first counts; another run finds what is left. */
function compatible(
  fixes: readonly { readonly code: string; readonly fix: Fix }[],
): { readonly code: string; readonly fix: Fix }[] {
  const taken: Edit[] = [];
  return fixes.filter(({ fix }) => {
    if (fix.edits.some((edit) => taken.some((other) => overlaps(edit, other)))) return false;
    taken.push(...fix.edits);
    return true;
  });
}

function overlaps(a: Edit, b: Edit): boolean {
  // A byte-order mark stands before the text.
  if (a.file !== b.file || isMark(a) || isMark(b)) return false;
  const same = a.range.start.offset === b.range.start.offset;
  return same || (a.range.start.offset < b.range.end.offset && b.range.start.offset < a.range.end.offset);
}

/** Takes away nothing of the text, at its very beginning: the byte-order mark. */
const isMark = ({ range, text }: Edit): boolean => range.end.offset === 0 && text === '';

/** Offsets count without a byte-order mark, which an edit may take away. */
function edited(content: string, edits: readonly Edit[]): string {
  const text = content.replace(/^\uFEFF/, '');
  const mark = edits.some(isMark) ? '' : content.slice(0, content.length - text.length);
  const last = edits.toSorted((a, b) => b.range.start.offset - a.range.start.offset);
  return (
    mark +
    last.reduce(
      (whole, { range, text: added }) => whole.slice(0, range.start.offset) + added + whole.slice(range.end.offset),
      text,
    )
  );
}
