/**
 * Does a tile keep what lies on the hex (core rules 9.4 rule 2, 9.5)? Depends on the two tiles alone, so the answer for
 * every pair is a mask of rotations, made once and kept with the rulebook.
 */
import type { PathEnd, PathInfo, RotatedTile, StopInfo, TileInfo } from '../../kernel/rulebook.ts';
import { EDGES } from './coordinates.ts';
import { gaugeKept } from './gauge.ts';

export interface TileFit {
  /** Rotations in which every old path is part of a new one. */
  readonly paths: number;
  /** Those of them in which cities and towns keep their edges and slots as well. */
  readonly all: number;
}

/** A halt may grow into a town; every other stop stays what it is. */
const kindKept = (before: StopInfo | undefined, after: StopInfo | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  (before.kind === after.kind || (before.kind === 'halt' && after.kind === 'town'));

const endKept = (before: PathEnd, from: TileInfo, after: PathEnd, to: TileInfo): boolean => {
  if (before.kind === 'edge') return after.kind === 'edge' && before.edge === after.edge;
  if (before.kind === 'junction') return after.kind === 'junction';
  return after.kind === 'stop' && kindKept(from.stops[before.stop], to.stops[after.stop]);
};

/** Whether `before` goes on within `after`: the same two ends, and a gauge on which its trains still run. */
export const pathKept = (before: PathInfo, from: TileInfo, after: PathInfo, to: TileInfo): boolean =>
  gaugeKept(before.track, after.track) &&
  ((endKept(before.a, from, after.a, to) && endKept(before.b, from, after.b, to)) ||
    (endKept(before.a, from, after.b, to) && endKept(before.b, from, after.a, to)));

export const pathsKept = (from: RotatedTile, to: RotatedTile): boolean =>
  from.paths.every((before) => to.paths.some((after) => pathKept(before, from.tile, after, to.tile)));

const maskOf = (edges: readonly number[]): number => edges.reduce((mask, edge) => mask | (1 << edge), 0);

/** Edges of each city and town that has any, as masks. */
export const stopEdges = (tile: RotatedTile): number[] =>
  tile.tile.stops
    .filter((stop) => stop.kind !== 'offboard')
    .map((stop) => maskOf(tile.exitsOf[stop.index] ?? []))
    .filter((mask) => mask !== 0);

const isPart = (part: number, whole: number): boolean => (part & ~whole) === 0;

/** No more stops without a forerunner than there are new stops. */
const newStopsFit = (before: readonly number[], after: readonly number[]): boolean => {
  const strangers = after.filter((mask) => before.every((old) => (mask & old) === 0)).length;
  return strangers <= Math.max(0, after.length - before.length);
};

/** Between tiles of several cities each old stop goes on in exactly one new one. */
const eachGoesOn = (before: readonly number[], after: readonly number[]): boolean =>
  before.every((old) => after.filter((mask) => isPart(old, mask)).length === 1);

/** Where the old cities differ in size, none may become smaller. */
const sizesKept = (from: RotatedTile, to: RotatedTile): boolean => {
  const cities = from.tile.cities.map((stop) => ({
    slots: from.tile.stops[stop]?.slots ?? 0,
    edges: maskOf(from.exitsOf[stop] ?? []),
  }));
  if (cities.every((city) => city.slots === cities[0]?.slots)) return true;
  return cities.every((city) => {
    const next = to.tile.cities.find((stop) => isPart(city.edges, maskOf(to.exitsOf[stop] ?? [])));
    return next === undefined || (to.tile.stops[next]?.slots ?? 0) >= city.slots;
  });
};

const stopsKept = (from: RotatedTile, to: RotatedTile, mayRemoveTowns: boolean): boolean => {
  const before = stopEdges(from);
  const after = stopEdges(to);
  const severalCities = from.tile.cities.length > 1 && to.tile.cities.length > 1;
  return (
    newStopsFit(before, after) &&
    (!severalCities || eachGoesOn(before, after)) &&
    sizesKept(from, to) &&
    (mayRemoveTowns || before.every((old) => after.some((mask) => isPart(old, mask))))
  );
};

/** Rotations of `to` that keep `from` as it lies in rotation 0. */
export const fitOf = (from: TileInfo, to: TileInfo, mayRemoveTowns: boolean): TileFit => {
  const before = from.rotations[0] as RotatedTile;
  let paths = 0;
  let all = 0;
  for (const rotation of EDGES) {
    const after = to.rotations[rotation] as RotatedTile;
    if (!pathsKept(before, after)) continue;
    paths |= 1 << rotation;
    if (stopsKept(before, after, mayRemoveTowns)) all |= 1 << rotation;
  }
  return { paths, all };
};

/** A mask of rotations for a tile that is itself turned. */
export const turnMask = (mask: number, rotation: number): number =>
  ((mask << rotation) | (mask >> (6 - rotation))) & 0b111111;
