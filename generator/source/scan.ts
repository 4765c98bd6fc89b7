/** A first pass over the tokens: what strict JSON has not (comments, trailing commas), and depth. */
import { createScanner } from 'jsonc-parser';
import { diagnose, withFix } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';

/** The deepest title file has a dozen levels. The limit keeps recursive readers within the stack. */
export const DEEPEST_NESTING = 64;

export interface Structure {
  readonly tooDeep: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export function scanStructure(text: string, at: (start: number, end: number) => Place): Structure {
  const scanner = createScanner(text, false);
  const diagnostics: Diagnostic[] = [];
  let depth = 0;
  let comma: number | undefined;

  const fixable = (start: number, end: number, code: 'json-comment' | 'json-trailing-comma', title: string) => {
    const place = at(start, end);
    const edits = [{ file: place.file, range: place.range, text: '' }];
    diagnostics.push(withFix(diagnose(place, code), { title, edits }));
  };

  for (;;) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    if (end === start) return { tooDeep: false, diagnostics };
    const first = text.charAt(start);
    if (first === '/') {
      fixable(start, end, 'json-comment', 'Take the comment away');
      continue;
    }
    if (first.trim() === '') continue;
    if (first === '{' || first === '[') {
      depth++;
      if (depth > DEEPEST_NESTING) {
        const finding = diagnose(at(start, end), 'json-too-deep', { limit: DEEPEST_NESTING });
        return { tooDeep: true, diagnostics: [...diagnostics, finding] };
      }
    } else if (first === '}' || first === ']') {
      depth--;
      if (comma !== undefined) fixable(comma, comma + 1, 'json-trailing-comma', 'Take the comma away');
    }
    comma = first === ',' ? start : undefined;
  }
}
