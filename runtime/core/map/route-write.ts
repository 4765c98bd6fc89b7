/** A run as the log format writes it (core rules 2.7): the counterpart of route-parse.ts. */
import type { RouteAction } from '../../kernel/actions.ts';
import type { Play } from '../../kernel/play.ts';
import type { Chain, Way } from './chain.ts';
import { LOCAL, nodeId } from './route-parse.ts';

/** A chain that never leaves its tile is named by the parts it joins, the lower first. */
const writeChain = (play: Play, chain: Chain): readonly string[] => {
  const [piece] = chain.pieces;
  if (chain.pieces.length !== 1 || piece?.path.a.kind !== 'stop' || piece.path.b.kind !== 'stop') return chain.hexes;
  const parts = [chain.from, chain.to]
    .map((place) => Number(nodeId(play, place).split('-').pop()))
    .sort((a, b) => a - b);
  return [`${piece.hex.id} ${parts.join('.')}`];
};

const stopHexes = (way: Way): string[] =>
  way.stops.flatMap(({ hex }, index) => (way.stops[index - 1]?.hex === hex ? [] : [hex.id]));

export const writeRoute = (play: Play, train: string, way: Way, revenue: number): RouteAction => {
  const hexes = stopHexes(way);
  return {
    train,
    connections:
      way.chains.length === 0 ? [[LOCAL, hexes[0] ?? '']] : way.chains.map((chain) => writeChain(play, chain)),
    hexes,
    revenue,
    revenue_str: hexes.join('-'),
    nodes: way.stops.map((place) => nodeId(play, place)),
  };
};
