/** The rules of a lay, one function each (core rules 9.4, 9.5), and what they leave of one hex. */
import { askVerdict, passValue } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, RotatedTile, TileInfo } from '../../kernel/rulebook.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { blockerOf } from './blockers.ts';
import { boardOf } from './board.ts';
import { derive } from './derived.ts';
import { farHexes, networkOf } from './graph.ts';
import { tileOn } from './hexes.ts';
import { copiesLeft } from './lay-request.ts';
import type { Lay, LayArgs } from './lay-request.ts';
import { restrictionObjection } from './track-restriction.ts';
import { checkUpgrade, fittingRotations, nextColor } from './upgrades.ts';

const exitsMask = (tile: RotatedTile): number => tile.exits.reduce((mask, edge) => mask | (1 << edge), 0);

/** What speaks against the piece of cardboard, wherever it were to lie. `copy`: one of them by its number. */
export const tileObjection = (
  play: Play,
  { by }: Pick<LayArgs, 'by'>,
  tile: TileInfo,
  copy: number | null,
): Objection | null => {
  const colors = play.rules.title.phases[play.state.phase]?.tiles ?? [];
  if (!colors.includes(tile.color)) {
    return objection('track.color', () => `No ${tile.color} tiles may be laid in this phase.`);
  }
  const left = copiesLeft(play, tile);
  if (left.length === 0 || (copy !== null && !left.includes(copy))) {
    return objection('track.supply', () => `Tile ${tile.name}${copy === null ? '' : `-${copy}`} is not in the supply.`);
  }
  if (tile.onlyByAbility && !by) {
    return objection('track.only_by_ability', () => `Tile ${tile.name} is laid by a private company only.`);
  }
  return null;
};

export const blockObjection = (play: Play, request: LayArgs, hex: HexInfo): Objection | null => {
  const blocker = blockerOf(play, hex, request.by ?? null);
  return blocker === null ? null : objection('track.blocked', () => `${hex.id} is blocked by ${blocker}.`);
};

/** Edges that the first tile of a hex must use, as the hex marks them. */
const stubEdges = (play: Play, hex: HexInfo): readonly number[] =>
  derive(play.rules, 'map.stubs', () =>
    play.rules.map.hexes.map(({ id }) =>
      (play.rules.title.map.hexes[id]?.stubs ?? []).flatMap((stub) =>
        typeof stub === 'object' && stub !== null && 'edge' in stub && typeof stub.edge === 'number' ? [stub.edge] : [],
      ),
    ),
  )[hex.index] ?? [];

const exitObjection = (play: Play, { hex, before, after }: Lay): Objection | null => {
  const closed = exitsMask(after) & ~(boardOf(play).open[hex.index] ?? 0);
  if (closed !== 0)
    return objection('track.exits', () => `Tile ${after.tile.name} has an exit of ${hex.id} that leads nowhere.`);
  if (before.tile.printed && stubEdges(play, hex).some((edge) => !after.exits.includes(edge))) {
    return objection('track.stub', () => `The first tile of ${hex.id} must use the edge marked on it.`);
  }
  return null;
};

const reachObjection = (play: Play, request: LayArgs, { hex, after, args }: Lay): Objection | null => {
  if (farHexes(play, request.operator).includes(hex.id)) return null;
  const edges =
    request.connectAnywhere === true
      ? (boardOf(play).open[hex.index] ?? 0)
      : (networkOf(play, request.operator).edges[hex.index] ?? 0);
  const met = (edges & exitsMask(after)) !== 0;
  const reached = play.rules.hooks.tileReached === undefined ? met : passValue(play, 'tileReached', met, args);
  return reached
    ? null
    : objection(
        'track.connection',
        () => `Tile ${after.tile.name} on ${hex.id} does not join the network of ${request.operator}.`,
      );
};

const fitObjection = (play: Play, { before, after, hex, args }: Lay): Objection | null => {
  const fit = fittingRotations(play.rules, before, after.tile);
  const bit = 1 << after.rotation;
  let found: Objection | null = null;
  if ((fit.paths & bit) === 0) {
    found = objection('track.paths', () => `Tile ${after.tile.name} so turned does not keep the track of ${hex.id}.`);
  } else if ((fit.all & bit) === 0) {
    found = objection('track.cities', () => `Tile ${after.tile.name} so turned does not keep the stops of ${hex.id}.`);
  }
  return play.rules.hooks.tileFits === undefined ? found : passValue(play, 'tileFits', found, args);
};

const restriction = (play: Play, request: LayArgs, { hex, before, after, args }: Lay): Objection | null => {
  if (request.special === true) return null;
  const found = restrictionObjection(play, request.operator, hex, before, after);
  return play.rules.hooks.trackRestriction === undefined ? found : passValue(play, 'trackRestriction', found, args);
};

/** Everything about this tile in this rotation on this hex, once the tile itself is known to be allowed there. */
export const turnObjection = (play: Play, request: LayArgs, lay: Lay): Objection | null =>
  exitObjection(play, lay) ??
  reachObjection(play, request, lay) ??
  fitObjection(play, lay) ??
  restriction(play, request, lay) ??
  askVerdict(play, 'mayLayTile', lay.args);

export type LayConditions = Pick<LayArgs, 'operator' | 'by' | 'special' | 'connectAnywhere'>;

/** Tiles that may be laid anywhere at all, in the order of the manifest. */
export const layableTiles = (
  play: Play,
  conditions: LayConditions,
  only: (tile: TileInfo) => boolean,
): readonly TileInfo[] =>
  play.rules.map.tiles.filter((tile) => only(tile) && tileObjection(play, conditions, tile, null) === null);

/** Legal tiles and rotations on one hex, of those `tiles` that may be laid at all, before preferences among them. */
export const laysOn = (
  play: Play,
  conditions: LayConditions,
  hex: HexInfo,
  tiles: readonly TileInfo[],
): RotatedTile[] => {
  const before = tileOn(play, hex);
  const found: RotatedTile[] = [];
  const request = { ...conditions, hex: hex.id, tile: '', rotation: 0 };
  if (blockObjection(play, request, hex) !== null) return found;
  // Where no mechanic has a say, one colour follows another.
  const next = play.rules.hooks.tileUpgrade === undefined ? nextColor(before.tile.color) : null;
  for (const tile of tiles) {
    if (next !== null && tile.color !== next) continue;
    if (checkUpgrade(play, hex, before, tile, conditions.special === true) !== null) continue;
    for (const after of tile.rotations) {
      const args = { operator: conditions.operator, hex: hex.id, tile: after, by: conditions.by ?? null };
      if (turnObjection(play, request, { hex, before, after, args }) === null) found.push(after);
    }
  }
  return found;
};
