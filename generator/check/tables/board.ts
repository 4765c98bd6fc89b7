/** The map with its neighbours, and the tiles of the manifest, as play links them; what is not sound is left out. */
import { EDGES, placeOf } from '../../../runtime/core/map/coordinates.ts';
import { linkMap } from '../../../runtime/core/map/link-map.ts';
import type { MapInfo } from '../../../runtime/kernel/rulebook.ts';
import type { TileSet, TitleDefinition } from '../../../runtime/kernel/title.ts';

export type Board = MapInfo;

/** A manifest with tiles that nobody defines would not be linked; it has a finding of its own. */
const sound = new WeakMap<TileSet, TileSet>();

export function boardOf(title: TitleDefinition): Board {
  const { manifest, definitions } = title.tiles;
  const defined = Object.entries(manifest).filter(([id]) => definitions[id] !== undefined);
  if (defined.length === Object.keys(manifest).length) return linkMap(title);
  const tiles = sound.get(title.tiles) ?? { manifest: Object.fromEntries(defined), definitions };
  sound.set(title.tiles, tiles);
  return linkMap({ ...title, tiles });
}

export { EDGES, placeOf };
