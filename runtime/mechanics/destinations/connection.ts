/** Whether track joins two places, whoever owns the tokens on the way. */
import type { Play } from '../../kernel/play.ts';
import { reachFrom } from '../../core/map/graph.ts';
import { hexInfo, tileOn } from '../../core/map/hexes.ts';

/** Track leads from some city of `from` to some track of one of the hexes `to`. */
export const isJoined = (play: Play, from: string, to: readonly string[]): boolean => {
  const hex = hexInfo(play, from);
  const starts = tileOn(play, hex).tile.cities.map((stop) => ({ hex, stop }));
  if (starts.length === 0) return false;
  const network = reachFrom(play, starts);
  return to.some((id) => (network.paths[hexInfo(play, id).index] ?? 0) !== 0);
};
