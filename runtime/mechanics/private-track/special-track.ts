/** The step in which privates lay tiles; it never makes anybody wait (core rules 8.5). */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import { bareId, isCompany, isOperator } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { abilitiesOf, usable, useAbility } from '../../core/abilities.ts';
import { layCost, listLays } from '../../core/map/lay-tile.ts';
import type { LayArgs } from '../../core/map/lay-tile.ts';
import { cashOf } from '../../core/bank.ts';
import { ownerOf } from '../../core/privates.ts';
import { carryOutLay, isUpgrade, recordLay } from '../../core/track.ts';

const TYPES = ['lay_tile'] as const;
const NOTHING: readonly string[] = [];

const powers = (play: Play, company: EntityId): readonly AbilityInfo[] => abilitiesOf(play, company, 'tile_lay').filter((a) => usable(play, a));

const listed = (ability: AbilityInfo, field: 'hexes' | 'tiles'): readonly string[] => (ability.definition[field] as readonly string[] | undefined) ?? [];

const fits = (ability: AbilityInfo, hex: string, tile: string): boolean => {
  const hexes = listed(ability, 'hexes');
  const tiles = listed(ability, 'tiles');
  return (hexes.length === 0 || hexes.includes(hex)) && (tiles.length === 0 || tiles.includes(tile));
};

/** For whom it is laid, and who pays: the owning operator, or the one in turn when a player owns the private. */
const operatorOf = (play: Play, company: EntityId): EntityId | null => {
  const owner = ownerOf(play, bareId(company));
  return owner !== null && isOperator(owner) ? owner : (play.current ?? null);
};

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const layArgs = (ability: AbilityInfo, operator: EntityId, company: EntityId, lay: { hex: string; tile: string; rotation: number }): LayArgs => ({
  operator, hex: lay.hex, tile: lay.tile, rotation: lay.rotation, by: company,
  special: ability.definition.special !== false,
  connectAnywhere: ability.definition.reachable !== true,
});

export const specialTrack: StepFactory = (id) => ({
  id,
  name: '',
  blocking: false,
  types: TYPES,
  offers: (play, entity) => (isCompany(entity) && powers(play, entity).length > 0 ? TYPES : NOTHING),
  list(play, entity, add) {
    const operator = operatorOf(play, entity);
    if (operator === null) return;
    for (const ability of powers(play, entity)) {
      const { definition } = ability;
      for (const lay of listLays(play, operator, { ...layArgs(ability, operator, entity, { hex: '', tile: '', rotation: 0 }), hexes: listed(ability, 'hexes'), tiles: listed(ability, 'tiles') })) {
        const cost = (definition.free === true ? 0 : layCost(play, lay)) + number(definition.cost) - number(definition.discount);
        if (cost <= cashOf(play, operator)) add({ action: { type: 'lay_tile', ...actorOf(play, entity), hex: lay.hex, tile: lay.tile, rotation: lay.rotation } });
      }
    }
  },
  apply(play, action, entity) {
    if (action.type !== 'lay_tile') return;
    const tile = action.tile.slice(0, action.tile.lastIndexOf('-'));
    const ability = powers(play, entity).find((a) => fits(a, action.hex, tile));
    const operator = operatorOf(play, entity);
    if (ability === undefined || operator === null) return refuse('ability.none', `${bareId(entity)} cannot lay ${tile} on ${action.hex} now.`);
    const { definition } = ability;
    const args = layArgs(ability, operator, entity, action);
    carryOutLay(play, args, operator, { extra: number(definition.cost), free: definition.free === true, discount: number(definition.discount) });
    if (definition.consumeTileLay === true) recordLay(play, { hex: action.hex, upgrade: isUpgrade(play, action.tile) });
    useAbility(play, ability);
  },
});
