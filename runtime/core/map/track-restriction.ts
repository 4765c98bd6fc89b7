/** Must the operator be able to use what a tile adds (core rules 9.5, `TRACK_RESTRICTION`)? */
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, PathInfo, RotatedTile, StopInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { boardOf } from './board.ts';
import { mapCities } from './city-mapping.ts';
import { oppositeEdge } from './coordinates.ts';
import { gaugeBits, gaugesJoin } from './gauge.ts';
import { networkOf } from './graph.ts';
import { blocksPassage, hexState } from './hexes.ts';
import { touchesStop } from './rotate-tile.ts';
import { pathKept } from './tile-fit.ts';

/** Whether track that the operator reaches already comes in over this edge on such a gauge. */
const comesIn = (play: Play, operator: EntityId, hex: HexInfo, edge: number, track: string): boolean => {
  const board = boardOf(play);
  const other = (((board.open[hex.index] ?? 0) >> edge) & 1) === 1 ? hex.adjacent[edge] : null;
  if (!other) return false;
  const reached = networkOf(play, operator).paths[other.index] ?? 0;
  if (reached === 0) return false;
  const paths = board.tiles[other.index]?.pathsAt[oppositeEdge(edge)] ?? [];
  return paths.some(
    (path) => ((reached >> path.index) & 1) === 1 && gaugesJoin(gaugeBits(path.track), gaugeBits(track)),
  );
};

/** Occupants of each city once the tile lies there: all tokens of the cities that go on in it, and what slots are left. */
const slotsAfter = (play: Play, hex: HexInfo, before: RotatedTile, after: RotatedTile): (EntityId | null)[][] => {
  const slots: (EntityId | null)[][] = after.tile.cities.map(() => []);
  const mapping = mapCities(before, after);
  for (const [city, occupants] of hexState(play, hex.id).cities.entries()) {
    slots[mapping[city] ?? -1]?.push(...occupants.filter((occupant) => occupant !== null));
  }
  for (const [city, occupants] of slots.entries()) {
    const room = after.tile.stops[after.tile.cities[city] ?? -1]?.slots ?? 0;
    while (occupants.length < room) occupants.push(null);
  }
  return slots;
};

const stopsOf = (path: PathInfo): number[] =>
  [path.a, path.b].flatMap((end) => (end.kind === 'stop' ? [end.stop] : []));

/** Paths of the new tile that the operator will reach; what it reaches only by going round over new track counts as that track does. */
const pathsReached = (
  play: Play,
  operator: EntityId,
  hex: HexInfo,
  before: RotatedTile,
  after: RotatedTile,
): PathInfo[] => {
  const slots = slotsAfter(play, hex, before, after);
  const occupants = (stop: number): (EntityId | null)[] => slots[after.tile.cities.indexOf(stop)] ?? [];
  const lit = (end: PathInfo['a'], track: string): boolean =>
    (end.kind === 'edge' && comesIn(play, operator, hex, end.edge, track)) ||
    (end.kind === 'stop' && occupants(end.stop).includes(operator));
  const found = new Set(after.paths.filter((path) => lit(path.a, path.track) || lit(path.b, path.track)));
  for (const path of found) {
    if (path.terminal) continue;
    for (const stop of stopsOf(path)) {
      if (blocksPassage(after.tile.stops[stop] as StopInfo, occupants(stop), operator)) continue;
      for (const next of after.paths) if (touchesStop(next, stop)) found.add(next);
    }
    if (path.a.kind === 'junction' || path.b.kind === 'junction') {
      for (const next of after.paths) if (next.a.kind === 'junction' || next.b.kind === 'junction') found.add(next);
    }
  }
  return [...found];
};

const highestRevenue = (stop: StopInfo | undefined): number =>
  typeof stop?.revenue === 'number' ? stop.revenue : Math.max(...Object.values(stop?.revenue ?? {}), 0);

const revenuesOf = (path: PathInfo, tile: RotatedTile): string =>
  stopsOf(path)
    .map((stop) => highestRevenue(tile.tile.stops[stop]))
    .sort((a, b) => a - b)
    .join();

/** `null` where the operator can use new track of the tile, or what else the mode accepts. */
export const restrictionObjection = (
  play: Play,
  operator: EntityId,
  hex: HexInfo,
  before: RotatedTile,
  after: RotatedTile,
): Objection | null => {
  const mode = play.rules.policies.track.restriction;
  if (mode === 'permissive' || before.paths.length === 0) return null;
  if (mode === 'city_permissive' && after.tile.cities.length > 0) return null;
  if (mode === 'station_restrictive' && after.tile.stops.length > 0) return null;
  for (const path of pathsReached(play, operator, hex, before, after)) {
    const old = before.paths.find((candidate) => pathKept(path, after.tile, candidate, before.tile));
    if (old === undefined) return null;
    if (mode === 'semi_restrictive' && revenuesOf(old, before) !== revenuesOf(path, after)) return null;
  }
  return objection(
    'track.restriction',
    () => `${operator} could use no new track of tile ${after.tile.name} on ${hex.id}.`,
  );
};
