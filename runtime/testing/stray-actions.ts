/** Well-formed actions without regard to what is legal: most are refused, each by the rule that it runs into. */
import type { Game } from '../kernel/game.ts';
import type { RawAction } from '../kernel/actions.ts';
import type { EntityId } from '../kernel/state.ts';
import { pick, valueOfKind } from './field-values.ts';

type Actor = Pick<RawAction, 'entity' | 'entity_type'>;

interface Named extends Actor {
  readonly id: EntityId;
}

const everybody = (game: Game): readonly Named[] => [
  ...game.state.players.map((p) => ({ id: `player:${p.id}`, entity: p.id, entity_type: 'player' })),
  ...game.rules.corporations.map((c) => ({
    id: c.entity,
    entity: c.id,
    entity_type: c.minor ? 'minor' : 'corporation',
  })),
  ...game.rules.privates.map((p) => ({ id: p.entity, entity: p.id, entity_type: 'company' })),
];

/** Mostly who is asked, or presides over who is asked or in turn; else anybody. */
export const strayActor = (game: Game, random: () => number): Actor => {
  const all = everybody(game);
  const waiting = game.waiting()?.entities ?? [];
  const asked = all.filter(({ id }) => waiting.includes(id));
  const owners = [...waiting, game.context.current ?? ''].map((id) => game.state.corporations[id]?.owner);
  const presidents = all.filter(({ id }) => owners.includes(id));
  const roll = random();
  const found = roll < 0.7 ? pick(asked, random) : roll < 0.85 ? pick(presidents, random) : pick(all, random);
  const { entity, entity_type } = found ?? all[0] ?? { entity: 0, entity_type: 'player' };
  return { entity, entity_type };
};

/** Types of the table, which nobody refuses, and the one that would end the game. */
const isTableAction = (type: string): boolean =>
  type === 'end_game' || type === 'message' || type.startsWith('program_');

/** One that is offered, or that the waiting step takes at other times, or any. */
const strayType = (game: Game, random: () => number): string => {
  const { step: waiting, types: offered = [] } = game.waiting() ?? {};
  const step = game.context.round.steps.find(({ id }) => id === waiting);
  const others = step?.types.filter((type) => !offered.includes(type)) ?? [];
  const any = [...game.rules.actions.keys()].filter((type) => !isTableAction(type));
  const roll = random();
  return pick(roll < 0.35 ? offered : roll < 0.75 && others.length > 0 ? others : any, random) ?? 'pass';
};

/** An action of one of the title's types with fields of the right kinds. */
export const strayAction = (game: Game, random: () => number): RawAction => {
  const type = strayType(game, random);
  const fields: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(game.rules.actions.get(type) ?? {})) {
    const optional = kind.endsWith('?');
    if (optional && random() < 0.7) continue;
    const value = valueOfKind(optional ? kind.slice(0, -1) : kind, game, random);
    if (value !== undefined) fields[name] = value;
  }
  return { type, ...strayActor(game, random), ...fields };
};
