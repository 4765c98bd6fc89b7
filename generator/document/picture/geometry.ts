/** The shape of a hex on paper. Its middle is (0, 0), its edges are `APOTHEM` away, y grows downwards. */
import type { HexInfo } from '../../../runtime/kernel/rulebook.ts';
import type { MapDefinition } from '../../../runtime/kernel/title.ts';
import type { Point } from './svg.ts';

export type Layout = MapDefinition['layout'];

export const APOTHEM = 50;
/** From the middle to a corner, which is also the length of an edge. */
export const RADIUS = (APOTHEM * 2) / Math.sqrt(3);

export const ORIGIN: Point = { x: 0, y: 0 };

export const polar = (degrees: number, distance: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return { x: Math.cos(radians) * distance, y: Math.sin(radians) * distance };
};

/** Direction of an edge's middle. Edge 0 is the bottom one (flat) or the bottom left one (pointy); then clockwise. */
export const edgeAngle = (layout: Layout, edge: number): number => (layout === 'flat' ? 90 : 120) + 60 * edge;

export const edgeMiddle = (layout: Layout, edge: number): Point => polar(edgeAngle(layout, edge), APOTHEM);

/** The two ends of an edge, clockwise. */
export const edgeEnds = (layout: Layout, edge: number): readonly [Point, Point] => {
  const angle = edgeAngle(layout, edge);
  return [polar(angle - 30, RADIUS), polar(angle + 30, RADIUS)];
};

export const corners = (layout: Layout): Point[] =>
  [0, 1, 2, 3, 4, 5].map((edge) => polar(edgeAngle(layout, edge) - 30, RADIUS));

/** Middle of a hex on the map. */
export const hexCentre = (layout: Layout, hex: Pick<HexInfo, 'x' | 'y'>): Point =>
  layout === 'flat' ? { x: hex.x * RADIUS * 1.5, y: hex.y * APOTHEM } : { x: hex.x * APOTHEM, y: hex.y * RADIUS * 1.5 };

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
