/** The map with its neighbours, and the tiles of the manifest, as play links them; what is not sound is left out. */
import { EDGES, placeOf } from '../../../runtime/core/map/coordinates.ts';
import { linkMap } from '../../../runtime/core/map/link-map.ts';
import type { MapInfo } from '../../../runtime/kernel/rulebook.ts';
import type { MapDefinition, TileSet, TitleDefinition } from '../../../runtime/kernel/title.ts';

export type Board = MapInfo;

/** Variants mostly leave the map alone: what was linked for one title serves the others. */
const boards = new WeakMap<MapDefinition, WeakMap<TileSet, Board>>();

export function boardOf(title: TitleDefinition): Board {
  const byTiles = boards.get(title.map) ?? new WeakMap<TileSet, Board>();
  boards.set(title.map, byTiles);
  const known = byTiles.get(title.tiles);
  if (known !== undefined) return known;
  const { manifest, definitions } = title.tiles;
  const defined = Object.entries(manifest).filter(([id]) => definitions[id] !== undefined);
  const board = linkMap({ ...title, tiles: { manifest: Object.fromEntries(defined), definitions } });
  byTiles.set(title.tiles, board);
  return board;
}

export { EDGES, placeOf };
