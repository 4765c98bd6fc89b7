/**
 * Which hexes track could join at all, whatever it is and whoever blocks it: hexes of one region hang together by track
 * that meets at their edges. Found in a few microseconds for the whole map; most questions are answered by it.
 */
import type { Play } from '../../kernel/play.ts';
import { boardOf } from './board.ts';
import type { Board } from './board.ts';
import { oppositeEdge } from './coordinates.ts';

const meets = ({ ports }: Board, hex: number, next: number, edge: number): boolean =>
  (((ports[hex]?.exits ?? 0) >> edge) & 1) === 1 && (((ports[next]?.exits ?? 0) >> oppositeEdge(edge)) & 1) === 1;

const makeRegions = (board: Board): readonly number[] => {
  const regions = board.ports.map(() => -1);
  const queue: number[] = [];
  for (let first = 0; first < regions.length; first++) {
    if (regions[first] !== -1) continue;
    regions[first] = first;
    queue.push(first);
    for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
      for (let edge = 0; edge < 6; edge++) {
        const next = board.beyond[hex * 6 + edge] as number;
        if (next < 0 || regions[next] !== -1 || !meets(board, hex, next, edge)) continue;
        regions[next] = first;
        queue.push(next);
      }
    }
  }
  return regions;
};

/** By hex index: the first hex of its region. */
export const regionsOf = (play: Play): readonly number[] =>
  play.cached('map.regions', 'map', () => makeRegions(boardOf(play)));
