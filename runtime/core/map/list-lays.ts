/** Every legal tile lay of an operator, in a stable order: hexes as on the map, tiles as in the manifest, rotations upwards. */
import type { Play } from '../../kernel/play.ts';
import type { HexInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { farHexes, networkOf } from './graph.ts';
import { tileOn } from './hexes.ts';
import { layableTiles, laysOn } from './lay-rules.ts';
import { copiesLeft } from './lay-request.ts';
import type { LayArgs } from './lay-request.ts';
import { keepMostExits } from './most-exits.ts';

export interface LayListOptions {
  readonly by?: EntityId | null;
  readonly special?: boolean;
  readonly connectAnywhere?: boolean;
  /** Only these; default: all, those reached first asked for. */
  readonly hexes?: readonly string[];
  readonly tiles?: readonly string[];
}

/** A complete lay: `tile` names the copy that would be taken, `57-0`. */
export type LayChoice = Required<LayArgs>;

const candidates = (play: Play, operator: EntityId, options: LayListOptions): readonly HexInfo[] => {
  const { hexes } = play.rules.map;
  const { hexes: named } = options;
  if (named !== undefined && named.length > 0) return hexes.filter((hex) => named.includes(hex.id));
  if (options.connectAnywhere === true) return hexes;
  const { edges } = networkOf(play, operator);
  const far = farHexes(play, operator);
  return hexes.filter((hex) => edges[hex.index] !== 0 || far.includes(hex.id));
};

export const listLays = (play: Play, operator: EntityId, options: LayListOptions = {}): readonly LayChoice[] => {
  const { by = null, special = false, connectAnywhere = false, tiles = [] } = options;
  const conditions = { operator, by, special, connectAnywhere };
  const layable = layableTiles(play, conditions, (tile) => tiles.length === 0 || tiles.includes(tile.name));
  return candidates(play, operator, options).flatMap((hex) => {
    const lays = laysOn(play, conditions, hex, layable);
    const kept = special ? lays : keepMostExits(play, tileOn(play, hex), lays);
    return kept.map(({ tile, rotation }) => ({
      ...conditions,
      hex: hex.id,
      tile: `${tile.name}-${copiesLeft(play, tile)[0] ?? 0}`,
      rotation,
    }));
  });
};
