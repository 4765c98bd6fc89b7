/** Findings as workflow commands of GitHub Actions: each becomes an annotation at its line. */
import { relative } from 'node:path';
import type { Diagnostic, Severity } from '../../diagnostics/diagnostic.ts';

const COMMAND: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

export function githubFindings(diagnostics: readonly Diagnostic[], from: string): string {
  return diagnostics.map((diagnostic) => `${annotation(diagnostic, from)}\n`).join('');
}

function annotation({ severity, code, message, hint, file, pointer, range }: Diagnostic, from: string): string {
  const place = {
    file: relative(from, file).replaceAll('\\', '/'),
    line: range.start.line,
    endLine: range.end.line,
    // A column on another line than the first would be misread.
    ...(range.start.line === range.end.line ? { col: range.start.column, endColumn: range.end.column } : {}),
    title: code,
  };
  const properties = Object.entries(place).map(([key, value]) => `${key}=${property(String(value))}`);
  const text = [message, hint, pointer === '' ? undefined : `at ${pointer}`].filter(
    (line) => line !== undefined && line !== '',
  );
  return `::${COMMAND[severity]} ${properties.join(',')}::${data(text.join('\n'))}`;
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
