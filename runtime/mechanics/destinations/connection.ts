/** Whether track joins two places, whoever owns the tokens on the way. */
import type { Play } from '../../kernel/play.ts';
import { isJoined } from '../../core/map/graph.ts';
import { hexInfo, tileOn } from '../../core/map/hexes.ts';

/** Track leads from some city of `from` to some track of one of the hexes `to`. */
export const isConnected = (play: Play, from: string, to: readonly string[]): boolean => {
  const hex = hexInfo(play, from);
  const starts = tileOn(play, hex).tile.cities.map((stop) => ({ hex, stop }));
  return isJoined(
    play,
    starts,
    to.map((id) => hexInfo(play, id)),
  );
};
