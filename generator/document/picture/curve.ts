/** Track on paper: it leaves every edge at a right angle and bends in one arc. */
import type { Point } from './svg.ts';
import { short } from './svg.ts';
import { APOTHEM, between, distance, edgeAngle, edgeMiddle, polar, RADIUS } from './geometry.ts';
import type { Layout } from './geometry.ts';

/** A straight line or an arc of a circle. */
export interface Curve {
  readonly from: Point;
  readonly to: Point;
  /** Middle of the circle; absent: straight. */
  readonly around?: Point;
}

const STRAIGHT_ENOUGH = 0.5;

/** The arc that leaves `edge` at a right angle and ends in `to`. */
export const edgeToPoint = (layout: Layout, edge: number, to: Point): Curve => {
  const from = edgeMiddle(layout, edge);
  // The middle of the circle lies on the line of the edge, as far from its middle as from the target.
  const along = polar(edgeAngle(layout, edge) + 90, 1);
  const aside = (to.x - from.x) * along.x + (to.y - from.y) * along.y;
  if (Math.abs(aside) < STRAIGHT_ENOUGH) return { from, to };
  const radius = distance(from, to) ** 2 / (2 * aside);
  return { from, to, around: { x: from.x + along.x * radius, y: from.y + along.y * radius } };
};

export const edgeToEdge = (layout: Layout, a: number, b: number): Curve =>
  edgeToPoint(layout, a, edgeMiddle(layout, b));

export const radiusOf = (curve: Curve): number =>
  curve.around === undefined ? Infinity : distance(curve.around, curve.from);

/** A point of the curve: 0 is its beginning, 1 its end. */
export const pointOn = (curve: Curve, share: number): Point => {
  const { from, to, around } = curve;
  if (around === undefined) return between(from, to, share);
  const start = Math.atan2(from.y - around.y, from.x - around.x);
  const turn = turnOf(curve);
  const angle = ((start + turn * share) * 180) / Math.PI;
  const step = polar(angle, radiusOf(curve));
  return { x: around.x + step.x, y: around.y + step.y };
};

/** Direction of travel at a point of the curve, in degrees. */
export const directionOn = (curve: Curve, share: number): number => {
  const before = pointOn(curve, Math.max(0, share - 0.01));
  const after = pointOn(curve, Math.min(1, share + 0.01));
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
};

/** Angle through which an arc turns, in radians; positive is clockwise on paper. */
const turnOf = ({ from, to, around }: Curve): number => {
  if (around === undefined) return 0;
  const start = Math.atan2(from.y - around.y, from.x - around.x);
  const end = Math.atan2(to.y - around.y, to.x - around.x);
  const turn = end - start;
  if (turn > Math.PI) return turn - 2 * Math.PI;
  if (turn < -Math.PI) return turn + 2 * Math.PI;
  return turn;
};

/** The `d` of an SVG path. */
export const curveData = (curve: Curve): string => {
  const { from, to } = curve;
  const start = `M${short(from.x)} ${short(from.y)}`;
  if (curve.around === undefined) return `${start}L${short(to.x)} ${short(to.y)}`;
  const radius = short(radiusOf(curve));
  return `${start}A${radius} ${radius} 0 0 ${turnOf(curve) > 0 ? 1 : 0} ${short(to.x)} ${short(to.y)}`;
};

/** Half way between two edges, on the arc that joins them. */
export const arcMiddle = (layout: Layout, a: number, b: number): Point => pointOn(edgeToEdge(layout, a, b), 0.5);

/** How far out a stop lies that has its place at an edge, and one between two edges (on the arc of a sharp curve). */
export const AT_EDGE = APOTHEM * 0.5;
export const AT_CORNER = RADIUS / 2;
