/** What a private may lay now (core rules 15.5): each of its powers with the lays that the rules allow. */
import type { Play } from '../../kernel/play.ts';
import type { AbilityInfo, RotatedTile } from '../../kernel/rulebook.ts';
import { bareId, isOperator } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { abilitiesOf, usable } from '../../core/abilities.ts';
import { cashOf } from '../../core/bank.ts';
import { oppositeEdge } from '../../core/map/coordinates.ts';
import { hexInfo, parseTileId, tileOn } from '../../core/map/hexes.ts';
import { layCost, listLays } from '../../core/map/lay-tile.ts';
import type { LayArgs } from '../../core/map/lay-tile.ts';
import { ownerOf } from '../../core/privates.ts';
import { entryObjection, isUpgrade, nextLay } from '../../core/track.ts';
import { justSold, layingTogether, powersOnSale } from './waiting.ts';

export interface Place {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

/** Between two lays that belong together only that power; else all that may be used now. */
export const powersOf = (play: Play, company: EntityId): readonly AbilityInfo[] => {
  const together = layingTogether(play);
  const all = abilitiesOf(play, company, 'tile_lay');
  if (together !== null) return together.company === company ? all.filter((a) => a.key === together.ability) : [];
  const onSale = justSold(play)?.company === company ? powersOnSale(play, company) : [];
  return all.filter((a) => onSale.includes(a) || usable(play, a));
};

const listed = (ability: AbilityInfo, field: 'hexes' | 'tiles'): readonly string[] =>
  (ability.definition[field] as readonly string[] | undefined) ?? [];

/** Hexes of lays before this one that it must join. */
const laidBefore = (play: Play, ability: AbilityInfo): readonly string[] => {
  const together = layingTogether(play);
  return together?.ability === ability.key ? together.hexes : [];
};

const openHexes = (play: Play, ability: AbilityInfo): readonly string[] => {
  const before = laidBefore(play, ability);
  return listed(ability, 'hexes').filter((hex) => !before.includes(hex));
};

export const isNamed = (play: Play, ability: AbilityInfo, { hex, tile }: Place): boolean => {
  const tiles = listed(ability, 'tiles');
  const anywhere = listed(ability, 'hexes').length === 0;
  return (
    (anywhere || openHexes(play, ability).includes(hex)) &&
    (tiles.length === 0 || tiles.includes(parseTileId(tile).name))
  );
};

/** Tiles that are laid together form one piece of track: each leads to another of the hexes, the later ones to one already laid. */
const joins = (play: Play, ability: AbilityInfo, hex: string, tile: RotatedTile): boolean => {
  const before = laidBefore(play, ability);
  const others = before.length > 0 ? before : listed(ability, 'hexes');
  return tile.exits.some((edge) => {
    const other = hexInfo(play, hex).adjacent[edge];
    if (!other || !others.includes(other.id)) return false;
    return before.length === 0 || tileOn(play, other).exits.includes(oppositeEdge(edge));
  });
};

export const togetherObjection = (
  play: Play,
  ability: AbilityInfo,
  { hex, tile, rotation }: Place,
): Objection | null => {
  const rotated = play.rules.map.tile.get(parseTileId(tile).name)?.rotations[rotation];
  if (ability.definition['together'] !== true || rotated === undefined || joins(play, ability, hex, rotated))
    return null;
  return objection('private-track.together', `The tiles of ${bareId(ability.holder)} must be joined to each other.`);
};

/** For whom it is laid: the owning operator, or whoever is in turn when a player owns the private. */
export const builderOf = (play: Play, company: EntityId): EntityId | null => {
  const owner = ownerOf(play, bareId(company));
  return owner !== null && isOperator(owner) ? owner : (play.current ?? null);
};

/** Who has just sold the private pays; else its builder. */
export const payerOf = (play: Play, company: EntityId, builder: EntityId): EntityId => {
  const sold = justSold(play);
  return sold?.company === company ? sold.seller : builder;
};

const amount = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const termsOf = ({
  definition,
}: AbilityInfo): { readonly extra: number; readonly free: boolean; readonly discount: number } => ({
  extra: amount(definition['cost']),
  free: definition['free'] === true,
  discount: amount(definition['discount']),
});

export const layArgs = (ability: AbilityInfo, builder: EntityId, place: Place): LayArgs => ({
  operator: builder,
  hex: place.hex,
  tile: place.tile,
  rotation: place.rotation,
  by: ability.holder,
  special: ability.definition['special'] !== false,
  connectAnywhere: ability.definition['reachable'] !== true,
});

/** Where it stands for the ordinary lay of the turn, that must be left, and of this kind. */
const turnAllows = (play: Play, { definition }: AbilityInfo, { hex, tile }: Place): boolean => {
  if (definition['consumeTileLay'] !== true) return true;
  const entry = nextLay(play);
  return entry !== null && entryObjection(play, entry, hex, isUpgrade(play, tile)) === null;
};

/** Every lay of a power that the payer can pay. */
export const laysOf = (play: Play, ability: AbilityInfo): readonly Place[] => {
  const builder = builderOf(play, ability.holder);
  if (builder === null) return [];
  const cash = cashOf(play, payerOf(play, ability.holder, builder));
  const { extra, free, discount } = termsOf(ability);
  const request = layArgs(ability, builder, { hex: '', tile: '', rotation: 0 });
  const hexes = openHexes(play, ability);
  if (hexes.length === 0 && listed(ability, 'hexes').length > 0) return [];
  return listLays(play, builder, { ...request, hexes, tiles: listed(ability, 'tiles') }).filter(
    (lay) =>
      turnAllows(play, ability, lay) &&
      togetherObjection(play, ability, lay) === null &&
      (free ? 0 : layCost(play, lay)) + extra - discount <= cash,
  );
};
