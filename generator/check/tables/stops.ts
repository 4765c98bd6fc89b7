/** All stops that are written out: of hexes and of the title's tiles. */
import type { HexDefinition, StopDefinition, TileDefinition, TitleDefinition } from '../../../runtime/kernel/title.ts';

export interface WrittenStop {
  readonly at: string;
  readonly stop: StopDefinition;
}

/** In the long form. */
export function* stopsIn(title: TitleDefinition): Iterable<WrittenStop> {
  for (const [at, tile] of tilesIn(title)) {
    for (const [index, stop] of (tile.stops ?? []).entries()) yield { at: `${at}/stops/${index}`, stop };
  }
}

/** Every figure that a stop pays, in whichever form it is written. */
export function* amountsIn(
  title: TitleDefinition,
): Iterable<{ readonly at: string; readonly amount: number; readonly color: string }> {
  for (const [at, tile] of tilesIn(title)) {
    const color = tile.color ?? 'white';
    for (const short of ['city', 'town'] as const)
      if (tile[short] !== undefined) yield { at: `${at}/${short}`, amount: tile[short], color };
  }
  for (const { at, stop } of stopsIn(title)) {
    if (typeof stop.revenue === 'number') yield { at: `${at}/revenue`, amount: stop.revenue, color: '' };
    else
      for (const [color, amount] of Object.entries(stop.revenue)) yield { at: `${at}/revenue/${color}`, amount, color };
  }
}

export function* tilesIn(title: TitleDefinition): Iterable<readonly [string, TileDefinition | HexDefinition]> {
  for (const [id, hex] of Object.entries(title.map.hexes)) yield [`/map/hexes/${id}`, hex];
  for (const [id, tile] of Object.entries(title.tiles.definitions))
    yield [`/tiles/definitions/${id.replaceAll('/', '~1')}`, tile];
}
