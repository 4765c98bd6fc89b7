/** Tokens and the places kept for them. */
import { INK, inkOn, PAPER } from './palette.ts';
import type { Point } from './svg.ts';
import { element, text, textWidth } from './svg.ts';

export interface Livery {
  /** What the token says. */
  readonly short: string;
  readonly color: string;
  readonly ink: string;
}

const COLOR_NAMES: Readonly<Record<string, string>> = { black: INK, white: PAPER };

export const liveryOf = (company: {
  readonly id: string;
  readonly color?: string;
  readonly textColor?: string;
}): Livery => {
  const color = company.color ?? '#777777';
  const ink = company.textColor ?? inkOn(color);
  return { short: company.id, color, ink: COLOR_NAMES[ink] ?? ink };
};

/** Size at which a word fits a circle. */
const fitted = (words: string, radius: number): number => Math.min(radius * 0.85, (radius * 1.7) / textWidth(words, 1));

/** A token that stands in a slot: full colour. */
export const drawToken = (at: Point, radius: number, livery: Livery): string =>
  element('circle', { cx: at.x, cy: at.y, r: radius, fill: livery.color, stroke: INK, 'stroke-width': 1.2 }) +
  text(at, fitted(livery.short, radius), livery.short, { fill: livery.ink, 'font-weight': 'bold' });

/** A slot that is kept for somebody: a ring of the colour and the name, so that it cannot be taken for a token. */
export const drawReservation = (at: Point, radius: number, livery: Livery): string =>
  element('circle', {
    cx: at.x,
    cy: at.y,
    r: radius - 1.6,
    fill: 'none',
    stroke: livery.color,
    'stroke-width': 3,
    'stroke-dasharray': '4 2',
  }) + text(at, fitted(livery.short, radius - 2.5), livery.short, { fill: INK });
