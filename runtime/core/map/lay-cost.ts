/** What a tile costs (core rules 9.6, item 6). */
import { passValue } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, RotatedTile } from '../../kernel/rulebook.ts';
import { boardOf } from './board.ts';
import { oppositeEdge } from './coordinates.ts';
import { readLay } from './lay-request.ts';
import type { LayArgs } from './lay-request.ts';
import { refuse } from '../../kernel/violation.ts';

export interface LayCostOptions {
  /** Price of the lay itself: of the turn's entry, and of the ability that lays it. */
  readonly extra?: number;
  /** A power lays it free of terrain and borders. */
  readonly free?: boolean;
}

/** Printed on the tile that is replaced; a tile that shows no cost has been paid for. */
export const terrainCost = (before: RotatedTile): number =>
  before.tile.terrain.reduce((sum, terrain) => sum + terrain.cost, 0);

/**
 * A border is paid for by the lay after which both hexes have track at it. Track never leaves, so it is paid once,
 * and a free lay settles it as well.
 */
export const borderCost = (play: Play, hex: HexInfo, before: RotatedTile, after: RotatedTile): number => {
  const { tiles } = boardOf(play);
  let sum = 0;
  for (const edge of after.exits) {
    const other = before.exits.includes(edge) ? null : hex.adjacent[edge];
    if (!other || tiles[other.index]?.exits.includes(oppositeEdge(edge)) !== true) continue;
    const here = hex.borders.find((border) => border.edge === edge && border.cost !== undefined);
    const there = other.borders.find((border) => border.edge === oppositeEdge(edge) && border.cost !== undefined);
    sum += here?.cost ?? there?.cost ?? 0;
  }
  return sum;
};

/** In whole currency units, never below 0. Asked before the tile is laid. */
export const layCost = (play: Play, request: LayArgs, options: LayCostOptions = {}): number => {
  const { extra = 0, free = false } = options;
  if (free) return extra;
  const lay = readLay(play, request);
  if ('rule' in lay) return refuse(lay.rule, lay.message);
  const cost = terrainCost(lay.before) + borderCost(play, lay.hex, lay.before, lay.after) + extra;
  return Math.max(0, passValue(play, 'tileCost', cost, lay.args));
};
