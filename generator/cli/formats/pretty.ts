/** Findings for people: grouped by file, each with the lines it is about and what to do. */
import { relative } from 'node:path';
import type { Diagnostic, Severity } from '../../diagnostics/diagnostic.ts';
import type { Style } from '../terminal.ts';
import { paint } from '../terminal.ts';
import { codeFrame } from './code-frame.ts';
import { textWidth, wrapped } from './text-width.ts';

const STYLE_OF: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };

export interface PrettyOptions {
  readonly color: boolean;
  /** The folder from which file names are shown. */
  readonly from: string;
  /** Columns of the terminal; undefined: it is none. */
  readonly width?: number | undefined;
}

/** With how many there are in the end. */
export function pretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  if (diagnostics.length === 0) return '';
  return `${prettyFindings(diagnostics, options)}${countText(diagnostics, options.color)}\n`;
}

export function prettyFindings(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  return diagnostics.map((diagnostic) => `${prettyOne(diagnostic, options)}\n`).join('');
}

/** `2 errors, 1 warning`. */
export function countText(diagnostics: readonly Diagnostic[], color = false): string {
  const parts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    const text = counted(count, severity === 'info' ? 'remark' : severity);
    return count === 0 ? [] : [paint(text, STYLE_OF[severity], color)];
  });
  return parts.length === 0 ? paint('no findings', 'green', color) : parts.join(', ');
}

/** `1 error`, `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Where nothing says how wide the reader's window is: a log, a file, a pipe. Messages are not broken there. */
const USUAL_WIDTH = 120;

function prettyOne(diagnostic: Diagnostic, { color, from, width }: PrettyOptions): string {
  const { severity, message, hint, range, frame } = diagnostic;
  const style = STYLE_OF[severity];
  const room = (indent: number): number => (width === undefined ? Infinity : Math.max(20, width - indent));
  const advice = hint === undefined || hint === '' ? [] : wrapped(hint, room(5));
  return [
    ...heading(diagnostic, { color, from, width }),
    ...wrapped(message, room(2)).map((line) => `  ${line}`),
    ...(frame === undefined ? [] : codeFrame(frame, range, { color, caret: style, width: width ?? USUAL_WIDTH })),
    ...advice.map((line, index) => `  ${index === 0 ? paint('->', 'cyan', color) : '  '} ${line}`),
    '',
  ].join('\n');
}

/** `mine/trains.json:5:5 error unknown-train at /trains/1`; the pointer on a line of its own where there is no room. */
function heading({ severity, code, pointer, range, frame, file }: Diagnostic, options: PrettyOptions): string[] {
  const { color, from, width = Infinity } = options;
  const name = shown(file, from);
  // A finding about a whole file, or one that is not there, has no line to look at.
  const isWhole = frame === undefined && pointer === '';
  const place = isWhole ? name : `${name}:${range.start.line}:${range.start.column}`;
  const title = `${paint(place, 'bold', color)} ${paint(severity, STYLE_OF[severity], color)} ${paint(code, 'dim', color)}`;
  if (pointer === '') return [title];
  const length = textWidth(`${place} ${severity} ${code} at ${pointer}`);
  return length < width ? [`${title} at ${pointer}`] : [title, `  at ${pointer}`];
}

function shown(file: string, from: string): string {
  const path = relative(from, file);
  return path === '' || path.startsWith('..') ? file : path;
}
