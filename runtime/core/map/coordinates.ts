/**
 * Where a hex lies: doubled coordinates, so that two hexes that touch differ by one of six fixed steps.
 * Edges are numbered 0..5 clockwise from the bottom (flat: 0 is south; pointy: 0 is south-west).
 */
import type { MapDefinition } from '../../kernel/title.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Step across each edge; y grows downwards. */
const FLAT: readonly Place[] = [
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
];
const POINTY: readonly Place[] = [
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
];

export const EDGES = [0, 1, 2, 3, 4, 5] as const;

export const oppositeEdge = (edge: number): number => (edge + 3) % 6;

export const stepsOf = (layout: MapDefinition['layout']): readonly Place[] => (layout === 'flat' ? FLAT : POINTY);

const COORDINATE = /^([A-Za-z]+)(-?\d+)$/;

/** `A` is 0, `B` 1, ..., `AA` 26; small letters lie before `A`: `a` is -1. */
const letterValue = (letters: string): number => {
  if (letters >= 'a') return 96 - letters.charCodeAt(0);
  let value = 0;
  for (const letter of letters) value = value * 26 + letter.charCodeAt(0) - 64;
  return value - 1;
};

/** Column and row of a coordinate such as `H12`, counted from 0 at `A1`. */
export const placeOf = (coordinate: string, axes: MapDefinition['axes']): Place => {
  const parts = COORDINATE.exec(coordinate);
  const letters = parts?.[1];
  const digits = parts?.[2];
  if (letters === undefined || digits === undefined) throw new Error(`${coordinate} is no coordinate of a hex`);
  const letter = letterValue(letters);
  const number = Number(digits) - 1;
  return { x: axes.x === 'letter' ? letter : number, y: axes.y === 'letter' ? letter : number };
};
