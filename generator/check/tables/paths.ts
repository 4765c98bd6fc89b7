/** Track as it is written: the ends of paths, and what a tile has them end in. */
import type { HexDefinition, PathDefinition, TileDefinition, TitleDefinition } from '../../../runtime/kernel/title.ts';
import { tilesIn } from './stops.ts';

type Written = TileDefinition | HexDefinition;

export interface WrittenPath {
  readonly at: string;
  readonly tile: Written;
  readonly path: PathDefinition;
}

export function* pathsIn(title: TitleDefinition): Iterable<WrittenPath> {
  for (const [at, tile] of tilesIn(title)) {
    for (const [index, path] of (tile.paths ?? []).entries()) yield { at: `${at}/paths/${index}`, tile, path };
  }
}

export function* pathEndsIn(
  title: TitleDefinition,
): Iterable<{ readonly at: string; readonly end: number | string; readonly tile: Written }> {
  for (const { at, tile, path } of pathsIn(title)) {
    yield { at: `${at}/from`, end: path.from, tile };
    yield { at: `${at}/to`, end: path.to, tile };
  }
}

/** Stops in either form. */
export function stopCount({ stops, city, town }: Written): number {
  return stops?.length ?? (city === undefined && town === undefined ? 0 : 1);
}
