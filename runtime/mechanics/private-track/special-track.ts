/**
 * The step in which privates lay tiles (core rules 8.5). It waits for nobody, except for a private that has just been
 * sold with a power for that moment, and between two lays that belong together.
 */
import { actorOf } from '../../kernel/actor.ts';
import type { ActionOf } from '../../kernel/actions.ts';
import { markPassed } from '../../kernel/engine.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import { bareId, isCompany } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { demand, refuse } from '../../kernel/violation.ts';
import { abilitiesOf, abilityState, removeAbility, useAbility } from '../../core/abilities.ts';
import { carryOutLay, demandLay, isUpgrade, recordLay } from '../../core/track.ts';
import { builderOf, isNamed, layArgs, laysOf, payerOf, powersOf, termsOf, togetherObjection } from './powers.ts';
import { justSold, layingTogether, noteTogether, powersOnSale, settleSale } from './waiting.ts';

const LAY = ['lay_tile'] as const;
const LAY_OR_PASS = ['lay_tile', 'pass'] as const;
const NOTHING: readonly string[] = [];

const waitedFor = (play: Play): EntityId | null => layingTogether(play)?.company ?? justSold(play)?.company ?? null;

/** Lays that must all be made cannot be declined, unless no further one is possible. */
const mayPass = (play: Play, company: EntityId): boolean => {
  const together = layingTogether(play);
  if (together === null) return true;
  return powersOf(play, company).every((a) => a.definition['mustLayAll'] !== true || laysOf(play, a).length === 0);
};

/** The next lay of the same power follows at once, while it has uses left. */
const noteRest = (play: Play, ability: AbilityInfo, hex: string): void => {
  const left = abilityState(play, ability).left;
  const hexes = [...(layingTogether(play)?.hexes ?? []), hex];
  const goesOn = ability.definition['together'] === true && left !== null && left > 0;
  noteTogether(play, goesOn ? { company: ability.holder, ability: ability.key, hexes } : null);
};

const lay = (play: Play, action: ActionOf<'lay_tile'>, company: EntityId): void => {
  const ability = powersOf(play, company).find((a) => isNamed(play, a, action));
  const builder = builderOf(play, company);
  if (ability === undefined || builder === null) {
    return refuse('ability.none', `${bareId(company)} cannot lay ${action.tile} on ${action.hex} now.`);
  }
  demand(togetherObjection(play, ability, action));
  if (ability.definition['consumeTileLay'] === true) demandLay(play, action.hex, isUpgrade(play, action.tile));
  carryOutLay(play, layArgs(ability, builder, action), payerOf(play, company, builder), termsOf(ability));
  if (ability.definition['consumeTileLay'] === true) {
    recordLay(play, { hex: action.hex, upgrade: isUpgrade(play, action.tile) });
  }
  useAbility(play, ability);
  noteRest(play, ability, action.hex);
};

/** What is declined is lost. */
const decline = (play: Play, step: Step, company: EntityId): void => {
  const together = layingTogether(play);
  if (together !== null) {
    for (const ability of abilitiesOf(play, company, 'tile_lay'))
      if (ability.key === together.ability) removeAbility(play, ability);
    noteTogether(play, null);
    return;
  }
  for (const ability of powersOnSale(play, company)) removeAbility(play, ability);
  settleSale(play);
  markPassed(play, step);
};

export const specialTrack: StepFactory = (id) => {
  const step: Step = {
    id,
    name: '',
    blocking: true,
    types: LAY_OR_PASS,
    blocksNow: (play) => waitedFor(play) !== null,
    waiting(play) {
      const company = waitedFor(play);
      return company === null ? [] : [company];
    },
    actors: (play) =>
      play.rules.privates.filter((p) => p.abilities.some((a) => a.type === 'tile_lay')).map((p) => p.entity),
    offers(play, entity) {
      if (!isCompany(entity)) return NOTHING;
      if (waitedFor(play) === entity) return mayPass(play, entity) ? LAY_OR_PASS : LAY;
      return powersOf(play, entity).length > 0 ? LAY : NOTHING;
    },
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      for (const ability of powersOf(play, entity)) {
        for (const { hex, tile, rotation } of laysOf(play, ability))
          add({ action: { type: 'lay_tile', ...actor, hex, tile, rotation } });
      }
      if (waitedFor(play) === entity && mayPass(play, entity)) add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action, entity) {
      if (action.type === 'lay_tile') lay(play, action, entity);
      else if (action.type === 'pass') decline(play, step, entity);
    },
  };
  return step;
};
