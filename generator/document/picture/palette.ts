/**
 * Colours and what stands for them where colour cannot be seen: tile colours carry pips (one for yellow, two for
 * green ...), and their lightness falls from one to the next, so that they differ in black and white too.
 */
import type { Color } from '../../../runtime/kernel/title.ts';

export const INK = '#1b1b1b';
export const PAPER = '#fff';

const FILLS: Readonly<Record<Color, string>> = {
  white: '#f3f1e4',
  yellow: '#fde56a',
  green: '#8cc47a',
  brown: '#b9804f',
  gray: '#bcc2c6',
  red: '#e88d78',
  blue: '#a9cdea',
  black: '#55585c',
  purple: '#c3a4d8',
};

export const fillOf = (color: Color): string => FILLS[color];

/** Pips of each stage of a tile. */
const PIPS: Readonly<Partial<Record<string, number>>> = { yellow: 1, green: 2, brown: 3, gray: 4, black: 5, diesel: 5 };

export const pipsOf = (stage: string): number => PIPS[stage] ?? 0;

/** Values that change with the phase stand in boxes of the phase's colour; diesels have a dark box. */
export const stageFill = (stage: string): string => (stage === 'diesel' ? '#3a3a3a' : (FILLS[stage as Color] ?? PAPER));

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

const channels = (color: string): number[] => {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) return [128, 128, 128];
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16));
};

/** Black or white, whichever can be read on a colour (`#rgb` or `#rrggbb`). */
export const inkOn = (color: string): string => (luminance(color) > 140 ? INK : PAPER);
