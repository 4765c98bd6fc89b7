/** Laying track (core rules 9.4 to 9.6): whether it is legal, what it costs, what it does. */
import type { Play } from '../../kernel/play.ts';
import type { Objection } from '../../kernel/violation.ts';
import { blockObjection, tileObjection, turnObjection } from './lay-rules.ts';
import { readLay } from './lay-request.ts';
import type { LayArgs } from './lay-request.ts';
import { mostExitsObjection } from './most-exits.ts';
import { parseTileId } from './tile-ids.ts';
import { checkUpgrade } from './upgrades.ts';

export { layCost } from './lay-cost.ts';
export type { LayCostOptions } from './lay-cost.ts';
export { layTile } from './lay-effects.ts';
export type { TokenToReplace } from './lay-effects.ts';
export { listLays } from './list-lays.ts';
export type { LayChoice, LayListOptions } from './list-lays.ts';
export type { LayArgs } from './lay-request.ts';

/** The first rule that speaks against a lay; `null`: it is legal. Says nothing of its cost. */
export const checkLay = (play: Play, request: LayArgs): Objection | null => {
  const lay = readLay(play, request);
  if ('rule' in lay) return lay;
  return (
    tileObjection(play, request, lay.after.tile, parseTileId(request.tile).copy) ??
    blockObjection(play, request, lay.hex) ??
    checkUpgrade(play, lay.hex, lay.before, lay.after.tile, request.special === true) ??
    turnObjection(play, request, lay) ??
    mostExitsObjection(play, request, lay)
  );
};
