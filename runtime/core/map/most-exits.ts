/** Where a title asks for it, only the tiles with most exits are laid (core rules 9.5, last item). */
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, RotatedTile } from '../../kernel/rulebook.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import type { Lay, LayArgs } from './lay-request.ts';
import { layableTiles, laysOn } from './lay-rules.ts';

/** Whether the title prefers most exits on such a hex: it names a colour of tile, or `cities` for every hex with a city. */
export const prefersMostExits = (play: Play, before: RotatedTile, after: RotatedTile): boolean => {
  const wanted: readonly string[] = play.rules.policies.track.mostExits ?? [];
  return wanted.includes(after.tile.color) || (wanted.includes('cities') && before.tile.cities.length > 0);
};

/** Of legal lays on one hex, those that no other of their colour outdoes. */
export const keepMostExits = (
  play: Play,
  before: RotatedTile,
  lays: readonly RotatedTile[],
): readonly RotatedTile[] => {
  const most = new Map<string, number>();
  for (const { tile, exits } of lays) most.set(tile.color, Math.max(most.get(tile.color) ?? 0, exits.length));
  return lays.filter((lay) => !prefersMostExits(play, before, lay) || lay.exits.length === most.get(lay.tile.color));
};

export const mostExitsObjection = (play: Play, request: LayArgs, { hex, before, after }: Lay): Objection | null => {
  if (request.special === true || !prefersMostExits(play, before, after)) return null;
  return outdone(play, request, hex, after)
    ? objection(
        'track.most_exits',
        () => `${hex.id} must take a ${after.tile.color} tile with more exits than ${after.tile.name} has.`,
      )
    : null;
};

const outdone = (play: Play, request: LayArgs, hex: HexInfo, after: RotatedTile): boolean =>
  laysOn(
    play,
    request,
    hex,
    layableTiles(play, request, (tile) => tile.color === after.tile.color),
  ).some((lay) => lay.exits.length > after.exits.length);
