/** What hexes and tiles have, asked by rules of mechanics before anything is played. */
import type { HexInfo, MapInfo } from '../../kernel/rulebook.ts';
import { oppositeEdge } from '../map/coordinates.ts';

export const hasStop = (hex: HexInfo): boolean => hex.printed.stops.length > 0;

export const hasCity = (hex: HexInfo): boolean => hex.printed.cities.length > 0;

export interface PlacedHex {
  readonly hex: string;
  readonly at: string;
}

/** Hexes of the map for which something does not hold; those that are not on the map have a finding of their own. */
export const hexesWithout = (
  map: MapInfo,
  named: readonly { readonly text: string; readonly at: string }[],
  has: (hex: HexInfo) => boolean,
): readonly PlacedHex[] =>
  named.flatMap(({ text, at }) => {
    const info = map.hex.get(text);
    return info === undefined || has(info) ? [] : [{ hex: text, at }];
  });

/** `Northport (A3)`. */
export const hexName = (map: MapInfo, id: string): string => {
  const name = map.hex.get(id)?.name ?? '';
  return name === '' ? id : `${name} (${id})`;
};

/** Gauges of the track that is printed or may be laid. */
export const gaugesOf = (map: MapInfo): ReadonlySet<string> =>
  new Set(
    [...map.hexes.map(({ printed }) => printed), ...map.tiles].flatMap((tile) =>
      (tile.rotations[0]?.paths ?? []).map(({ track }) => track),
    ),
  );

const NEVER_LAID_ON: ReadonlySet<string> = new Set(['red', 'gray', 'blue']);

/** Whether track could ever lead from one hex to its neighbour beyond an edge. */
const opensTo = (hex: HexInfo, edge: number): boolean =>
  hex.impassable[edge] !== true &&
  (!NEVER_LAID_ON.has(hex.printed.color) || (hex.printed.rotations[0]?.exits ?? []).includes(edge));

/** Hexes that track from a hex could ever come to, itself among them; off-board areas let nothing through. */
export const reachableFrom = (map: MapInfo, from: string): ReadonlySet<string> => {
  const start = map.hex.get(from);
  const seen = new Set<string>(start === undefined ? [] : [from]);
  const queue = start === undefined ? [] : [start];
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    if (hex !== start && hex.printed.stops.some(({ kind }) => kind === 'offboard')) continue;
    for (const [edge, beyond] of hex.adjacent.entries()) {
      if (beyond === null || seen.has(beyond.id) || !opensTo(hex, edge) || !opensTo(beyond, oppositeEdge(edge)))
        continue;
      seen.add(beyond.id);
      queue.push(beyond);
    }
  }
  return seen;
};
