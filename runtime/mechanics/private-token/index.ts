/** Tokens placed by privates, and privates that do not outlive the round of their use (1856: the Waterloo & Saugeen). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { bareId } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { abilitiesOf, removeAbility } from '../../core/abilities.ts';
import { closePrivate, privatesOf } from '../../core/privates.ts';
import { manifest } from './manifest.ts';
import { noteTimeOver, privateTokenStep } from './private-token-step.ts';

const USED = ['round', 'memory', 'usedPrivates'] as const;

const used = (play: Play): readonly string[] =>
  (play.state.round.memory.usedPrivates as readonly string[] | undefined) ?? [];

const hexesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Privates that somebody else has forestalled lose their lay. */
const forestall = (play: Play, hex: string): void => {
  for (const { entity, definition } of play.rules.privates) {
    if (definition.laysOnlyBeforeOthers !== true) continue;
    for (const ability of abilitiesOf(play, entity, 'tile_lay')) {
      if (hexesOf(ability.definition.hexes).includes(hex)) removeAbility(play, ability);
    }
  }
};

/** It owns a private that would place its next token without cost. */
const hasPower = (play: Play, operator: EntityId): boolean =>
  privatesOf(play, operator).some((info) => abilitiesOf(play, info.entity, 'private_token').length > 0);

export const privateToken = defineMechanic({
  manifest,
  behave: () => ({
    steps: { 'private-token': privateTokenStep },
    hooks: {
      tileLaid(play, { hex, by }) {
        if (by === null) forestall(play, hex);
        else play.set(USED, [...used(play), bareId(by)]);
      },
      actionTaken(play, { action, entity }) {
        if (play.state.round.kind !== 'operating') return;
        if (action.type === 'place_token' && action.entity_type === 'company')
          play.set(USED, [...used(play), bareId(entity)]);
        noteTimeOver(play);
      },
      cheapestToken: (play, price, { operator }) => (hasPower(play, operator) ? 0 : price),
      roundEnded(play) {
        for (const id of used(play))
          if (play.rules.private.get(id)?.definition.closesAfterRound === true) closePrivate(play, id);
      },
    },
  }),
});
