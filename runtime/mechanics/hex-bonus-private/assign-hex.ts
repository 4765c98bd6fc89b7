/** The step in which a private marks a hex; it never makes anybody wait. */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import { bareId, isCompany, isOperator } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { abilitiesOf, usable, useAbility } from '../../core/abilities.ts';
import { closePrivate, ownerOf } from '../../core/privates.ts';
import type { Marks } from './marks.ts';

const TYPES = ['assign'] as const;
const NOTHING: readonly string[] = [];

const power = (play: Play, company: EntityId): AbilityInfo | undefined =>
  abilitiesOf(play, company, 'assign_hexes').find((a) => usable(play, a));

const hexesOf = (ability: AbilityInfo): readonly string[] => ability.definition.hexes as readonly string[];

export const assignHex =
  (marks: Marks): StepFactory =>
  (id) => ({
    id,
    name: '',
    blocking: false,
    types: TYPES,
    actors: (play) => play.rules.privates.map((p) => p.entity),
    offers: (play, entity) => (isCompany(entity) && power(play, entity) !== undefined ? TYPES : NOTHING),
    list(play, entity, add) {
      const ability = power(play, entity);
      if (ability === undefined) return;
      for (const hex of hexesOf(ability)) {
        add({ action: { type: 'assign', ...actorOf(play, entity), target: hex, target_type: 'hex' } });
      }
    },
    apply(play, action, entity) {
      if (action.type !== 'assign') return;
      const company = bareId(entity);
      const owner = ownerOf(play, company);
      const ability = power(play, entity);
      if (ability === undefined || owner === null || !isOperator(owner)) {
        return refuse('ability.none', `${company} cannot mark a hex now.`);
      }
      if (!hexesOf(ability).includes(action.target))
        refuse('hex-bonus.hex', `${company} cannot mark ${action.target}.`);
      const amount = ability.definition.amount as number;
      marks.set(play, [...marks.all(play), { hex: action.target, owner, amount }]);
      useAbility(play, ability);
      closePrivate(play, company);
    },
  });
