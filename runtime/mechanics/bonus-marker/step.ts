/** Placing the marker of a private company; it never makes anybody wait. */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import { isCompany } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { abilitiesOf, usable, useAbility } from '../../core/abilities.ts';

const TYPES = ['assign'] as const;
const NOTHING: readonly string[] = [];

const powers = (play: Play, company: EntityId): readonly AbilityInfo[] =>
  abilitiesOf(play, company, 'bonus_marker').filter((ability) => usable(play, ability));

const hexesOf = (ability: AbilityInfo): readonly string[] => ability.definition['hexes'] as readonly string[];

export const markerStep =
  (place: (play: Play, ability: AbilityInfo, hex: string) => void): StepFactory =>
  (id) => ({
    id,
    name: '',
    blocking: false,
    types: TYPES,
    offers: (play, entity) => (isCompany(entity) && powers(play, entity).length > 0 ? TYPES : NOTHING),
    list(play, entity, add) {
      for (const target of powers(play, entity).flatMap(hexesOf)) {
        add({ action: { type: 'assign', ...actorOf(play, entity), target, target_type: 'hex' } });
      }
    },
    apply(play, action, entity) {
      if (action.type !== 'assign') return;
      const ability = powers(play, entity).find((power) => hexesOf(power).includes(action.target));
      if (ability === undefined)
        return refuse('bonus-marker.none', `${entity} places no marker on ${action.target} now.`);
      place(play, ability, action.target);
      useAbility(play, ability);
    },
  });
