/** A finding: what is wrong, where, and what to do. Every part of the generator reports with these. */

export type Severity = 'error' | 'warning' | 'info';

/** Line and column count from 1, the offset from 0; all in UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Where a finding points. `pointer` is a JSON pointer into the file. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly range: Range;
  readonly frame?: Frame;
}

/** The lines around a range, for a code frame. */
export interface Frame {
  readonly firstLine: number;
  /** Of all its lines the column with which they begin here; 1 unless the place is far to the right. */
  readonly firstColumn?: number;
  readonly lines: readonly string[];
}

/** A safe change that mends the finding: each range is replaced by its text. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly { readonly file: string; readonly range: Range; readonly text: string }[];
}

/** What a catalogue entry says, before it is placed. */
export interface Message {
  readonly severity: Severity;
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
}

export interface Diagnostic extends Message, Place {
  readonly code: string;
  readonly fix?: Fix;
}

/** The start of a file, for what concerns all of it. */
export const FILE_START: Range = {
  start: { line: 1, column: 1, offset: 0 },
  end: { line: 1, column: 1, offset: 0 },
};

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}
