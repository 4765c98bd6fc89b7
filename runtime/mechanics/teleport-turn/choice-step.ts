/** The question at the beginning of a turn, before anything is built. */
import { actorOf } from '../../kernel/actor.ts';
import { markPassed } from '../../kernel/engine.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { abilitiesOf, usable, useAbility } from '../../core/abilities.ts';
import { closePrivate, privatesOf } from '../../core/privates.ts';
import { tokenPlacedThisTurn } from '../../core/token-turn.ts';
import { laysOfTurn } from '../../core/track.ts';

interface TeleportTurn {
  readonly operator: EntityId;
  readonly hexes: readonly string[];
}

const TYPES = ['choose'] as const;
const NOTHING: readonly string[] = [];
const MEMORY = ['round', 'memory', 'teleportTurn'] as const;
const KEEP = 'Pass';

/** Hexes that this turn is confined to, `null` in an ordinary turn. */
export const teleportHexes = (play: Play, operator: EntityId): readonly string[] | null => {
  const turn = play.state.round.memory['teleportTurn'] as TeleportTurn | null | undefined;
  return turn?.operator === operator && play.current === operator ? turn.hexes : null;
};

interface Power {
  readonly company: string;
  readonly ability: AbilityInfo;
}

const powersOf = (play: Play, operator: EntityId): readonly Power[] =>
  privatesOf(play, operator).flatMap(({ id, entity }) =>
    abilitiesOf(play, entity, 'teleport_turn')
      .filter((ability) => usable(play, ability))
      .map((ability) => ({ company: id, ability })),
  );

const closing = (company: string): string => `Close ${company}`;

/** Nothing has been built or passed in this turn yet. */
const isEarly = (play: Play): boolean => {
  if (laysOfTurn(play).length > 0 || tokenPlacedThisTurn(play)) return false;
  return play.round.steps.every((step) => step.name !== 'track' || play.state.round.passed[step.id] !== true);
};

export const teleportChoice: StepFactory = (id) => {
  const answered = `${id}.answered`;
  const step: Step = {
    id,
    name: '',
    blocking: true,
    types: TYPES,
    // A company bought during the turn is asked about as well, while nothing has been built.
    active: (play) => play.state.round.memory[answered] !== true,
    setUp(play) {
      play.set(MEMORY, null);
      play.set(['round', 'memory', answered], false);
    },
    offers: (play, entity) =>
      entity === play.current && isEarly(play) && powersOf(play, entity).length > 0 ? TYPES : NOTHING,
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      for (const { company } of powersOf(play, entity))
        add({ action: { type: 'choose', ...actor, choice: closing(company) } });
      add({ action: { type: 'choose', ...actor, choice: KEEP } });
    },
    apply(play, action, entity) {
      if (action.type !== 'choose') return;
      play.set(['round', 'memory', answered], true);
      markPassed(play, step);
      if (action.choice === KEEP) return;
      const power = powersOf(play, entity).find(({ company }) => closing(company) === action.choice);
      if (power === undefined) return refuse('teleport-turn.choice', `${action.choice} is no choice of ${entity}.`);
      const hexes = power.ability.definition['hexes'] as readonly string[];
      useAbility(play, power.ability);
      closePrivate(play, power.company);
      play.set(MEMORY, { operator: entity, hexes } satisfies TeleportTurn);
    },
  };
  return step;
};
