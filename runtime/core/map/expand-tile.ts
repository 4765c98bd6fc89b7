/** From the forms a title may write a tile in to one list of stops and one list of paths. */
import type { PathDefinition, StopDefinition, TileDefinition } from '../../kernel/title.ts';
import type { PathEnd } from '../../kernel/rulebook.ts';

/** The ordinary gauge: what a path is when it does not say. */
export const ORDINARY_TRACK = 'broad';

export interface ExpandedPath {
  readonly a: PathEnd;
  readonly b: PathEnd;
  readonly terminal: boolean;
  readonly track: string;
}

export interface ExpandedTile {
  readonly stops: readonly StopDefinition[];
  readonly paths: readonly ExpandedPath[];
}

/** A path as a title writes it: an object, or just its two ends. */
type WrittenPath = PathDefinition | readonly [number | string, number | string];

const isPair = (path: WrittenPath): path is readonly [number | string, number | string] => Array.isArray(path);

const endOf = (written: number | string): PathEnd => {
  if (typeof written === 'number') return { kind: 'edge', edge: written };
  if (written === 'j') return { kind: 'junction' };
  return { kind: 'stop', stop: Number(written.slice(1)) };
};

const expandPath = (path: WrittenPath): ExpandedPath => {
  if (isPair(path)) return { a: endOf(path[0]), b: endOf(path[1]), terminal: false, track: ORDINARY_TRACK };
  return {
    a: endOf(path.from),
    b: endOf(path.to),
    terminal: path.terminal !== undefined && path.terminal !== false && path.terminal !== 0,
    track: path.track ?? ORDINARY_TRACK,
  };
};

const shortStops = (tile: TileDefinition): readonly StopDefinition[] => {
  if (tile.stops !== undefined) return tile.stops;
  if (tile.city !== undefined) return [{ kind: 'city', revenue: tile.city, slots: tile.slots ?? 1 }];
  if (tile.town !== undefined) return [{ kind: 'town', revenue: tile.town }];
  return [];
};

/** `exits` means: the one stop of the tile is joined to each of these edges; without a stop they meet in a junction. */
const exitPaths = (exits: readonly number[], stops: number): ExpandedPath[] => {
  const middle: PathEnd = stops === 0 ? { kind: 'junction' } : { kind: 'stop', stop: 0 };
  return exits.map((edge) => ({ a: { kind: 'edge', edge }, b: middle, terminal: false, track: ORDINARY_TRACK }));
};

export const expandTile = (tile: TileDefinition): ExpandedTile => {
  const stops = shortStops(tile);
  const paths = (tile.paths ?? []).map(expandPath);
  return { stops, paths: [...paths, ...exitPaths(tile.exits ?? [], stops.length)] };
};
