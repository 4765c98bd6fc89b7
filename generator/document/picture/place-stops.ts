/** Where the cities, towns and off-board areas of a tile are drawn. */
import type { RotatedTile, StopInfo } from '../../../runtime/kernel/rulebook.ts';
import { arcMiddle, AT_CORNER, AT_EDGE, directionOn, edgeToEdge, edgeToPoint, pointOn } from './curve.ts';
import type { Layout } from './geometry.ts';
import { distance, edgeAngle, ORIGIN, polar } from './geometry.ts';
import type { Point } from './svg.ts';

export interface PlacedStop {
  readonly stop: StopInfo;
  readonly at: Point;
  /** Direction of the one track that runs through it, in degrees; absent where tracks meet or none is. */
  readonly through?: number;
}

export const SLOT_RADIUS = 14;
const LEAST_GAP = SLOT_RADIUS * 2 + 5;

export const placeStops = (layout: Layout, rotated: RotatedTile): PlacedStop[] => {
  const stops = rotated.tile.stops;
  const only = stops.length === 1;
  const placed = stops.map((stop) => placeOne(layout, rotated, stop, only));
  const rest = spreadRest(layout, rotated, placed);
  return apart(stops.map((stop, index) => rest[index] ?? { stop, at: ORIGIN }));
};

type Maybe = (PlacedStop & { readonly fixed?: boolean }) | undefined;

const placeOne = (layout: Layout, rotated: RotatedTile, stop: StopInfo, only: boolean): Maybe => {
  const written = locOf(layout, stop, rotated.rotation);
  const exits = rotated.exitsOf[stop.index] ?? [];
  const pays = stop.kind === 'town' || stop.kind === 'halt';
  if (written !== undefined && written !== 'centre') {
    const [a, b] = exits;
    if (!pays || a === undefined || b === undefined || exits.length > 2) return { stop, at: written, fixed: true };
  }
  if (pays && exits.length === 2) return onArc(layout, rotated, stop, exits);
  if (pays && exits.length === 1 && only) return atDeadEnd(layout, stop, exits);
  if (only || written === 'centre') return { stop, at: ORIGIN, fixed: true };
  if (exits.length === 1) return { stop, at: polar(edgeAngle(layout, exits[0] ?? 0), AT_EDGE) };
  if (exits.length === 2) return { stop, at: arcMiddle(layout, exits[0] ?? 0, exits[1] ?? 0) };
  if (exits.length > 2) return { stop, at: towards(layout, exits) };
  return undefined;
};

/** On its own curve, half way if it can: where another track crosses there, the bar stands off the crossing. */
const onArc = (layout: Layout, rotated: RotatedTile, stop: StopInfo, exits: readonly number[]): PlacedStop => {
  const curve = edgeToEdge(layout, exits[0] ?? 0, exits[1] ?? 0);
  const others = otherTrack(layout, rotated, stop);
  const free = (share: number): number =>
    Math.min(CLEAR_OF_TRACK, ...others.map((point) => distance(point, pointOn(curve, share))));
  const share = SHARES.reduce((best, next) => (free(next) > free(best) + 1 ? next : best));
  return { stop, at: pointOn(curve, share), through: directionOn(curve, share) };
};

const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.24, 0.76] as const;
const CLEAR_OF_TRACK = 13;

/** Points along the track of a tile that does not belong to this stop. */
const otherTrack = (layout: Layout, rotated: RotatedTile, stop: StopInfo): Point[] => {
  const towns = rotated.exitsOf.filter((exits, index) => index !== stop.index && exits.length === 2);
  const plain = rotated.paths.flatMap(({ a, b }) => (a.kind === 'edge' && b.kind === 'edge' ? [[a.edge, b.edge]] : []));
  return [...towns, ...plain].flatMap(([a = 0, b = 0]) => {
    const curve = edgeToEdge(layout, a, b);
    return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => pointOn(curve, share));
  });
};

const atDeadEnd = (layout: Layout, stop: StopInfo, exits: readonly number[]): PlacedStop => {
  const curve = edgeToPoint(layout, exits[0] ?? 0, ORIGIN);
  return { stop, at: ORIGIN, through: directionOn(curve, 0.9) };
};

const towards = (layout: Layout, exits: readonly number[]): Point => {
  const sum = exits
    .map((edge) => polar(edgeAngle(layout, edge), AT_EDGE))
    .reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / exits.length, y: sum.y / exits.length };
};

const locOf = (layout: Layout, stop: StopInfo, rotation: number): Point | 'centre' | undefined => {
  const written = stop.definition.loc;
  if (written === undefined) return undefined;
  if (written === 'center') return 'centre';
  const edge = Number(written);
  return polar(edgeAngle(layout, edge + rotation), stop.slots > 1 || Number.isInteger(edge) ? AT_EDGE : AT_CORNER);
};

/** Stops without track or place of their own: side by side, or evenly around. */
const spreadRest = (layout: Layout, rotated: RotatedTile, placed: readonly Maybe[]): Maybe[] => {
  const loose = placed.filter((one) => one === undefined).length;
  if (loose === 0) return [...placed];
  const taken = placed.find((one) => one !== undefined);
  const first = taken === undefined ? (loose === 2 ? 180 : -90) : angleOf(taken.at) + 360 / (loose + 1);
  const step = taken === undefined ? 360 / loose : 360 / (loose + 1);
  let next = first;
  return placed.map((one, index) => {
    if (one !== undefined) return one;
    const stop = rotated.tile.stops[index];
    const at = polar(next, AT_EDGE * 0.9);
    next += step;
    return stop === undefined ? undefined : { stop, at };
  });
};

const angleOf = (point: Point): number => (Math.atan2(point.y, point.x) * 180) / Math.PI;

/** Cities that would overlap give way, away from each other. */
const apart = (placed: readonly (PlacedStop & { readonly fixed?: boolean })[]): PlacedStop[] => {
  const points = placed.map(({ at }) => at);
  for (let round = 0; round < 20; round += 1) {
    for (const [i, a] of placed.entries()) {
      for (const [j, b] of placed.entries()) {
        if (j <= i || a.stop.kind !== 'city' || b.stop.kind !== 'city') continue;
        push(points, i, j, a.fixed === true, b.fixed === true);
      }
    }
  }
  return placed.map(({ stop, through }, index) => ({
    stop,
    at: points[index] ?? ORIGIN,
    ...(through === undefined ? {} : { through }),
  }));
};

const push = (points: Point[], i: number, j: number, keepFirst: boolean, keepSecond: boolean): void => {
  const a = points[i];
  const b = points[j];
  if (a === undefined || b === undefined || (keepFirst && keepSecond)) return;
  const gap = distance(a, b);
  if (gap >= LEAST_GAP) return;
  const angle = gap < 0.1 ? 180 : angleOf({ x: a.x - b.x, y: a.y - b.y });
  const share = keepFirst || keepSecond ? 1 : 0.5;
  const step = polar(angle, (LEAST_GAP - gap) * share);
  if (!keepFirst) points[i] = { x: a.x + step.x, y: a.y + step.y };
  if (!keepSecond) points[j] = { x: b.x - step.x, y: b.y - step.y };
};
