/** The lines of a file that a finding is about, with carets under the place. */
import type { Frame, Range } from '../../diagnostics/diagnostic.ts';
import { paint, type Style } from '../terminal.ts';
import { charWidth, textWidth } from './text-width.ts';

export interface FrameStyle {
  readonly color: boolean;
  readonly caret: Style;
  /** Columns of the terminal. */
  readonly width: number;
}

/** What a tabulator is shown as: terminals disagree about it. */
const TAB = '  ';
const DOTS = '...';

/** Lines longer than the terminal is wide are cut around the place. */
export function codeFrame(
  { firstLine, firstColumn = 1, lines }: Frame,
  { start, end }: Range,
  style: FrameStyle,
): string[] {
  const { color, caret, width } = style;
  const digits = String(firstLine + lines.length - 1).length;
  const gutter = (text: string): string => `  ${paint(`${text.padStart(digits)} |`, 'dim', color)} `;
  const room = Math.max(30, width - digits - 6);

  const place = lines[start.line - firstLine] ?? '';
  // Columns count from what is left out at the beginning of long lines.
  const from = start.column - firstColumn;
  const to = end.line === start.line ? end.column - firstColumn : place.length;
  const left = textWidth(untabbed(place.slice(0, from)));
  const marked = Math.max(1, textWidth(untabbed(place.slice(from, Math.max(to, from + 1)))));
  const cut = cutAt(left, marked, room, Math.max(...lines.map((line) => textWidth(untabbed(line)))));

  return lines.flatMap((line, index) => {
    const number = firstLine + index;
    const isPlace = number === start.line;
    const text = untabbed(line);
    // A neighbour that ends before the shown stretch is shown from its beginning: nothing would say less.
    const own = isPlace || textWidth(text) > cut + DOTS.length ? cut : 0;
    const shown = gutter(String(number)) + window(text, own, room, firstColumn > 1);
    if (!isPlace) return [shown.trimEnd()];
    const carets = '^'.repeat(Math.max(1, Math.min(marked, cut + room - left)));
    return [shown.trimEnd(), `${gutter('')}${' '.repeat(left - cut)}${paint(carets, caret, color)}`];
  });
}

const untabbed = (text: string): string => text.replaceAll('\t', TAB);

/** Where the shown stretch of all lines begins: at their beginning, if the place can be seen from there. */
function cutAt(left: number, marked: number, room: number, longest: number): number {
  if (left + Math.min(marked, room / 2) + DOTS.length <= room) return 0;
  const before = Math.max(DOTS.length + 1, Math.floor((room - Math.min(marked, room / 2)) / 2));
  return Math.max(0, Math.min(left - before, longest - room));
}

/** The stretch of a line between two columns; dots stand for what is left out. */
function window(line: string, cut: number, room: number, cutBefore: boolean): string {
  const before = cut > 0 || cutBefore;
  const after = textWidth(line) > cut + room;
  const first = before ? cut + DOTS.length : cut;
  const last = cut + room - (after ? DOTS.length : 0);
  let column = 0;
  let shown = '';
  for (const char of line) {
    const wide = charWidth(char);
    // Half of a wide letter is a space.
    if (column >= first && column + wide <= last) shown += char;
    else if (column + wide > first && column < last) shown += ' ';
    column += wide;
  }
  if (column <= first && before) return '';
  return (before ? DOTS : '') + shown + (after ? DOTS : '');
}
