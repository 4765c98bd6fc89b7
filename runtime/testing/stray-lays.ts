/** Tiles that could lie where an operator's track leads, turned at random: most fail by a single rule. */
import type { RawAction } from '../kernel/actions.ts';
import type { Game } from '../kernel/game.ts';
import type { HexInfo } from '../kernel/rulebook.ts';
import type { EntityId } from '../kernel/state.ts';
import { networkOf } from '../core/map/graph.ts';
import { tileOn } from '../core/map/hexes.ts';
import { copiesLeft } from '../core/map/lay-request.ts';
import { checkUpgrade } from '../core/map/upgrades.ts';
import { pick } from './field-values.ts';

type Lay = Pick<RawAction, 'hex' | 'tile' | 'rotation'>;

const tilesFor = (game: Game, hex: HexInfo): readonly string[] => {
  const { context: play } = game;
  const colors = play.rules.title.phases[play.state.phase]?.tiles ?? [];
  const before = tileOn(play, hex);
  return play.rules.map.tiles
    .filter((tile) => colors.includes(tile.color) && checkUpgrade(play, hex, before, tile, false) === null)
    .flatMap((tile) =>
      copiesLeft(play, tile)
        .slice(0, 1)
        .map((copy) => `${tile.name}-${copy}`),
    );
};

/** The fields of a lay; nothing where the operator reaches no hex, or nothing may lie on the one that was picked. */
export const strayLay = (game: Game, operator: EntityId, random: () => number): Lay | undefined => {
  const { edges } = networkOf(game.context, operator);
  const hex = pick(
    game.rules.map.hexes.filter(({ index }) => edges[index] !== 0),
    random,
  );
  const tile = hex === undefined ? undefined : pick(tilesFor(game, hex), random);
  return hex === undefined || tile === undefined
    ? undefined
    : { hex: hex.id, tile, rotation: Math.floor(random() * 6) };
};
