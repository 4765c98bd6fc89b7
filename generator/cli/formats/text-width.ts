/** How many columns of a terminal a text takes, and how it is broken where a line ends. */

/** First and last code point of stretches that take two columns: scripts of East Asia, and pictures. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1faff],
  [0x20000, 0x3fffd],
];

/** Marks that stand over the letter before them. */
const MARK = /^[\p{Mn}\p{Me}]$/u;

/** Joiners, and what says how the picture before looks. */
const JOINED: readonly (readonly [number, number])[] = [
  [0x200b, 0x200d],
  [0x2060, 0x2060],
  [0xfe00, 0xfe0f],
  [0x1f3fb, 0x1f3ff],
];

export function charWidth(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x300) return 1;
  if (MARK.test(char) || isAmong(code, JOINED)) return 0;
  return isAmong(code, WIDE) ? 2 : 1;
}

function isAmong(code: number, stretches: readonly (readonly [number, number])[]): boolean {
  return stretches.some(([first, last]) => code >= first && code <= last);
}

export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** Words in lines of at most `width` columns; a word that is longer has a line for itself. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
