/** Finds room on a hex for what has no fixed place: values, labels, names. */
import { APOTHEM, edgeAngle, polar } from './geometry.ts';
import type { Layout } from './geometry.ts';
import type { Point } from './svg.ts';

/** A box with round corners; a disc is one without width or height. */
interface Obstacle extends Point {
  /** How bad it is to cover it. */
  readonly weight: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Room {
  /** Nothing else may lie here. */
  readonly take: (at: Point, radius: number) => void;
  /** The middle of the best free box of this size: as near as may be to the wished place. Takes it. */
  readonly find: (size: Size, wish: Point) => Point;
  /** As `find`, but tells how much it would overlap and takes nothing. */
  readonly fits: (size: Size, wish: Point) => boolean;
}

const STEP = 2;
const MARGIN = 3;
/** Sticking out of the hex is so much worse than covering something on it. */
const BEYOND = 4;
/** Words over words are so much worse than words over track. */
const UNREADABLE = 2.5;
/** More free space than this is no better. */
const ENOUGH = 2.5;

export const roomOn = (layout: Layout): Room => {
  const obstacles: Obstacle[] = [];
  const normals = [0, 1, 2, 3, 4, 5].map((edge) => polar(edgeAngle(layout, edge), 1));

  const clearance = (at: Point, { width, height }: Size): number => {
    let least = Infinity;
    for (const normal of normals) {
      const reach = at.x * normal.x + at.y * normal.y + (Math.abs(normal.x) * width + Math.abs(normal.y) * height) / 2;
      const inside = APOTHEM - MARGIN - reach;
      least = Math.min(least, inside < 0 ? inside * BEYOND : inside);
    }
    for (const other of obstacles) {
      const x = Math.abs(at.x - other.x) - (width + other.width) / 2;
      const y = Math.abs(at.y - other.y) - (height + other.height) / 2;
      const apart = x < 0 && y < 0 ? Math.max(x, y) : Math.hypot(Math.max(0, x), Math.max(0, y));
      const free = apart - other.radius;
      least = Math.min(least, free < 0 ? free * other.weight : free);
    }
    return least;
  };

  const best = (size: Size, wish: Point): { readonly at: Point; readonly free: number } => {
    let found = { at: wish, free: clearance(wish, size) };
    let value = worth(found.free, wish, wish);
    for (let x = -APOTHEM; x <= APOTHEM; x += STEP) {
      for (let y = -APOTHEM; y <= APOTHEM; y += STEP) {
        const at = { x, y };
        const free = clearance(at, size);
        const here = worth(free, at, wish);
        if (here > value) [found, value] = [{ at, free }, here];
      }
    }
    return found;
  };

  return {
    take: (at, radius) => void obstacles.push({ ...at, width: 0, height: 0, radius, weight: 1 }),
    find: (size, wish) => {
      const { at } = best(size, wish);
      obstacles.push({ ...at, ...size, radius: 0, weight: UNREADABLE });
      return at;
    },
    fits: (size, wish) => best(size, wish).free >= 0,
  };
};

/** Overlapping is worst, then being far from where one wants to be. */
const worth = (free: number, at: Point, wish: Point): number => {
  const crowding = free < 0 ? free * 12 : Math.min(free, ENOUGH) * 2;
  return crowding - Math.hypot(at.x - wish.x, at.y - wish.y) * 0.5;
};
