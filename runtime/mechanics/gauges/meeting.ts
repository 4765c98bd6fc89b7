/** Whether a tile meets the track of the operator on a gauge that fits. */
import type { TileLayArgs } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import { EDGES, oppositeEdge } from '../../core/map/coordinates.ts';
import { gaugeBits, gaugesJoin } from '../../core/map/gauge.ts';
import { edgesReached, networkOf } from '../../core/map/graph.ts';
import { hexInfo, hexState, tileOn } from '../../core/map/hexes.ts';

/**
 * Looked at are the edges by which the operator reaches the hex, at each of them the first path of the tile and the first
 * of the neighbour. Where both exist at some edge they must fit at one of them. In a hex with a token of the operator
 * every gauge will do.
 */
export const gaugesMeet = (play: Play, { operator, hex, tile }: TileLayArgs): boolean => {
  if (hexState(play, hex).cities.some((slots) => slots.includes(operator))) return true;
  const info = hexInfo(play, hex);
  const reached = edgesReached(networkOf(play, operator), info);
  let compared = false;
  for (const edge of EDGES) {
    const beyond = ((reached >> edge) & 1) === 1 ? info.adjacent[edge] : null;
    const [own] = tile.pathsAt[edge] ?? [];
    const [other] = beyond ? (tileOn(play, beyond).pathsAt[oppositeEdge(edge)] ?? []) : [];
    if (own === undefined || other === undefined) continue;
    if (gaugesJoin(gaugeBits(own.track), gaugeBits(other.track))) return true;
    compared = true;
  }
  return !compared;
};
