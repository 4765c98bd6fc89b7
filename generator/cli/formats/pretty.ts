/** Findings for people: grouped by file, each with the lines it is about and what to do. */
import { relative } from 'node:path';
import type { Diagnostic, Frame, Range, Severity } from '../../diagnostics/diagnostic.ts';
import type { Style } from '../terminal.ts';
import { paint } from '../terminal.ts';

const STYLE_OF: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };

export interface PrettyOptions {
  readonly color: boolean;
  /** The folder from which file names are shown. */
  readonly from: string;
}

export function pretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  if (diagnostics.length === 0) return '';
  const findings = diagnostics.map((diagnostic) => prettyOne(diagnostic, options));
  return `${findings.join('\n')}\n${countText(diagnostics)}\n`;
}

/** `2 errors, 1 warning`. */
export function countText(diagnostics: readonly Diagnostic[]): string {
  const parts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity === 'info' ? 'remark' : severity)];
  });
  return parts.length === 0 ? 'no findings' : parts.join(', ');
}

/** `1 error`, `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function prettyOne(diagnostic: Diagnostic, { color, from }: PrettyOptions): string {
  const { severity, code, message, hint, pointer, range, frame } = diagnostic;
  const file = shown(diagnostic.file, from);
  // A finding about a whole file, or one that is not there, has no line to look at.
  const isWhole = frame === undefined && pointer === '';
  const place = isWhole ? file : `${file}:${range.start.line}:${range.start.column}`;
  const title = `${paint(severity, STYLE_OF[severity], color)} ${paint(code, 'dim', color)}`;
  return [
    `${paint(place, 'bold', color)} ${title}${pointer === '' ? '' : ` at ${pointer}`}`,
    `  ${message}`,
    ...(frame === undefined ? [] : frameLines(frame, range, color)),
    ...(hint === undefined || hint === '' ? [] : [`  ${paint('->', 'cyan', color)} ${hint}`]),
    '',
  ].join('\n');
}

/** Longest stretch of a line that is shown. */
const LINE_LENGTH = 110;

/** The lines of the frame, with carets under what the finding is about; long lines are cut around it. */
function frameLines({ firstLine, lines }: Frame, { start, end }: Range, color: boolean): string[] {
  const width = String(firstLine + lines.length - 1).length;
  const cut = Math.max(0, Math.min(start.column - 1 - LINE_LENGTH / 2, longest(lines) - LINE_LENGTH));
  return lines.flatMap((line, index) => {
    const number = firstLine + index;
    const gutter = (text: string): string => `  ${paint(`${text.padStart(width)} |`, 'dim', color)} `;
    const shownLine = gutter(String(number)) + window(line, cut);
    if (number !== start.line) return [shownLine];
    const last = end.line === start.line ? end.column : line.length + 1;
    const room = cut + LINE_LENGTH - (start.column - 1);
    const carets = '^'.repeat(Math.max(1, Math.min(room, last - start.column)));
    const indent = ' '.repeat(start.column - 1 - cut);
    return [shownLine, `${gutter('')}${indent}${paint(carets, 'red', color)}`];
  });
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

/** The stretch of a line that begins at `cut`; dots stand for what is left out. */
function window(line: string, cut: number): string {
  const stretch = line.slice(cut, cut + LINE_LENGTH);
  const before = cut > 0 && stretch.length > 3 ? `...${stretch.slice(3)}` : stretch;
  return line.length > cut + LINE_LENGTH ? `${before.slice(0, -3)}...` : before;
}

function shown(file: string, from: string): string {
  const path = relative(from, file);
  return path === '' || path.startsWith('..') ? file : path;
}
