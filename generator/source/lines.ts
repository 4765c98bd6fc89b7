import type { Frame, Position, Range } from '../diagnostics/diagnostic.ts';

/** Turns offsets of a text into lines and columns. */
export interface Lines {
  readonly position: (offset: number) => Position;
  readonly range: (start: number, end: number) => Range;
  /** The lines of a range and one around them, cut where it is long. */
  readonly frame: (range: Range) => Frame;
}

const FRAME_LINES = 5;
const FRAME_COLUMNS = 400;
/** So much of it is shown on either side of the place. */
const MARGIN = 160;

export function linesOf(text: string): Lines {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);

  const position = (offset: number): Position => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
  };
  const line = (number: number, from: number) => {
    const end = starts[number] ?? text.length;
    const start = Math.min(end, (starts[number - 1] ?? text.length) + from);
    return text.slice(start, Math.min(end, start + FRAME_COLUMNS)).replace(/\r?\n$/, '');
  };
  return {
    position,
    range: (start, end) => ({ start: position(start), end: position(end) }),
    frame: (range) => {
      const firstLine = Math.max(1, range.start.line - 1);
      const lastLine = Math.min(starts.length, range.end.line + 1, firstLine + FRAME_LINES - 1);
      // In a file that is one long line the place may be far from where the line begins.
      const { column } = range.start;
      const left = column > FRAME_COLUMNS - MARGIN ? column - MARGIN : 0;
      const lines = [];
      for (let number = firstLine; number <= lastLine; number++) lines.push(line(number, left));
      return { firstLine, lines, ...(left === 0 ? {} : { firstColumn: left + 1 }) };
    },
  };
}
