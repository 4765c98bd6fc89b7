/** A tile in its six rotations, with the look-ups that play asks for. */
import type { PathEnd, PathInfo, RotatedTile, StopInfo, TileInfo } from '../../kernel/rulebook.ts';
import type { Color, HexDefinition, StopDefinition, TileDefinition } from '../../kernel/title.ts';
import { EDGES } from './coordinates.ts';
import { expandTile } from './expand-tile.ts';
import type { ExpandedPath } from './expand-tile.ts';

/** Rotation r adds r to every edge number. */
const turnEnd = (end: PathEnd, rotation: number): PathEnd =>
  end.kind === 'edge' ? { kind: 'edge', edge: (end.edge + rotation) % 6 } : end;

export const touchesEdge = (path: PathInfo, edge: number): boolean =>
  (path.a.kind === 'edge' && path.a.edge === edge) || (path.b.kind === 'edge' && path.b.edge === edge);

export const touchesStop = (path: PathInfo, stop: number): boolean =>
  (path.a.kind === 'stop' && path.a.stop === stop) || (path.b.kind === 'stop' && path.b.stop === stop);

/** Edges by which a stop is reached on its own tile, junctions included. */
const exitsOfStop = (paths: readonly PathInfo[], stop: number): number[] => {
  const own = paths.filter((path) => touchesStop(path, stop));
  const throughJunction = own.some((path) => path.a.kind === 'junction' || path.b.kind === 'junction');
  const joined = throughJunction
    ? [...own, ...paths.filter((path) => path.a.kind === 'junction' || path.b.kind === 'junction')]
    : own;
  return EDGES.filter((edge) => joined.some((path) => touchesEdge(path, edge)));
};

const rotate = (tile: TileInfo, written: readonly ExpandedPath[], rotation: number): RotatedTile => {
  const paths = written.map((path, index) => ({
    ...path,
    index,
    a: turnEnd(path.a, rotation),
    b: turnEnd(path.b, rotation),
  }));
  return {
    tile,
    rotation,
    paths,
    exits: EDGES.filter((edge) => paths.some((path) => touchesEdge(path, edge))),
    pathsAt: EDGES.map((edge) => paths.filter((path) => touchesEdge(path, edge))),
    pathsOf: tile.stops.map((stop) => paths.filter((path) => touchesStop(path, stop.index))),
    exitsOf: tile.stops.map((stop) => exitsOfStop(paths, stop.index)),
  };
};

const linkStop = (definition: StopDefinition, index: number): StopInfo => ({
  index,
  part: definition.part ?? index,
  kind: definition.kind,
  slots: definition.kind === 'city' ? (definition.slots ?? 1) : 0,
  revenue: definition.revenue,
  groups: definition.groups ?? [],
  route: definition.route ?? (definition.kind === 'halt' ? 'optional' : 'mandatory'),
  visitCost: definition.visitCost ?? 1,
  definition,
});

interface TileRole {
  readonly name: string;
  readonly color: Color;
  readonly printed: boolean;
  readonly count: number | 'unlimited';
}

/** All that can be known of a tile before play. */
export const linkTile = (definition: TileDefinition | HexDefinition, role: TileRole): TileInfo => {
  const expanded = expandTile(definition);
  const stops = expanded.stops.map(linkStop);
  const rotations: RotatedTile[] = [];
  const tile: TileInfo = {
    name: role.name,
    color: role.color,
    label: definition.label ?? null,
    printed: role.printed,
    count: role.count,
    onlyByAbility: definition.onlyByAbility ?? false,
    terrain: definition.terrain ?? [],
    stops,
    cities: stops.filter((stop) => stop.kind === 'city').map((stop) => stop.index),
    towns: stops.filter((stop) => stop.kind === 'town' || stop.kind === 'halt').length,
    rotations,
  };
  // What is printed is never turned.
  for (const rotation of role.printed ? [0] : EDGES) rotations.push(rotate(tile, expanded.paths, rotation));
  return tile;
};
