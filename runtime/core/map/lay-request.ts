/** What somebody wants to lay, read once: hex, tile and copy looked up. */
import type { TileLayArgs } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, RotatedTile, TileInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { tileOn } from './hexes.ts';
import { parseTileId } from './tile-ids.ts';

export interface LayArgs {
  /** Whose network and money it is. */
  readonly operator: EntityId;
  readonly hex: string;
  /** `57`, or a copy of it: `57-2`. */
  readonly tile: string;
  readonly rotation: number;
  /** The private whose power lays it. */
  readonly by?: EntityId | null;
  /** Laid by a power: only the next colour and the old track matter (core rules 9.4 rule 3), no restriction applies. */
  readonly special?: boolean;
  /** Every neighbour of the hex counts as connected. */
  readonly connectAnywhere?: boolean;
}

export interface Lay {
  readonly hex: HexInfo;
  readonly before: RotatedTile;
  readonly after: RotatedTile;
  readonly args: TileLayArgs;
}

/** The request with its names looked up, or what is wrong with them. */
export const readLay = (play: Play, request: LayArgs): Lay | Objection => {
  const hex = play.rules.map.hex.get(request.hex);
  if (hex === undefined) return objection('track.hex', () => `There is no hex ${request.hex}.`);
  const tile = play.rules.map.tile.get(parseTileId(request.tile).name);
  const after = tile?.rotations[request.rotation];
  if (after === undefined) {
    return objection('track.tile', () => `There is no tile ${request.tile} in rotation ${request.rotation}.`);
  }
  const args = { operator: request.operator, hex: request.hex, tile: after, by: request.by ?? null };
  return { hex, before: tileOn(play, hex), after, args };
};

/** Copies of a tile that are left, in the order in which they would be taken. */
export const copiesLeft = (play: Play, tile: TileInfo): readonly number[] => play.state.supply[tile.name] ?? [];
