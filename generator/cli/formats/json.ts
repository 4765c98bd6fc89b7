/** Findings for programs: one JSON array. */
import { relative } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export interface JsonFinding {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly hint?: string;
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** JSON pointer into the file. */
  readonly pointer: string;
  readonly fixable: boolean;
}

export function jsonFindings(diagnostics: readonly Diagnostic[], from: string): JsonFinding[] {
  return diagnostics.map(({ code, severity, message, hint, file, pointer, range, fix }) => ({
    code,
    severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    file: relative(from, file),
    line: range.start.line,
    column: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
    pointer,
    fixable: fix !== undefined,
  }));
}
