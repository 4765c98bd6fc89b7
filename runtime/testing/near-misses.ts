/** Actions that are almost legal: one that is offered, with a single thing about it changed. */
import type { FieldKinds, Legal, RawAction } from '../kernel/actions.ts';
import type { Game } from '../kernel/game.ts';
import type { EntityId } from '../kernel/state.ts';
import { pick, valueOfKind } from './field-values.ts';
import { strayActor } from './stray-actions.ts';
import { strayLay } from './stray-lays.ts';
import { strayRoutes } from './stray-routes.ts';

/** Just outside the range, or between two of its steps. */
const besideRange = ({ action, range }: Legal, random: () => number): RawAction => {
  if (range === undefined) return { ...action };
  const { field, min, max, step } = range;
  return { ...action, [field]: pick([min - step, min - 1, max + 1, max + step, min + 1], random) };
};

/** One certificate too many or too few, another one, or some others of the same holder. */
const otherShares = (game: Game, shares: readonly string[], random: () => number): readonly string[] => {
  const first = shares[0] ?? '';
  const places = Object.values(game.state.holdings).flatMap((places) => Object.entries(places));
  const [holder, beside] = places.find(([, held]) => held.includes(first)) ?? ['', []];
  const roll = random();
  if (roll < 0.15) return shares.slice(1);
  if (roll < 0.45) return [...new Set([...shares, pick(beside, random) ?? first])];
  const [, others] = pick(roll < 0.7 ? places : places.filter(([other]) => other === holder), random) ?? ['', []];
  return roll < 0.85 ? [pick(others, random) ?? first] : others.filter(() => random() < 0.5);
};

const kindsOf = (game: Game, type: string): FieldKinds => game.rules.actions.get(type) ?? {};

/** Another value of its kind in one of the fields; a field that may be left out may be filled. */
const otherField = (game: Game, action: RawAction, random: () => number): RawAction => {
  const field = pick(Object.keys(kindsOf(game, action.type)), random);
  if (field === undefined) return action;
  const kind = (kindsOf(game, action.type)[field] ?? '').replace('?', '');
  const now = action[field];
  const value =
    Array.isArray(now) && kind === 'shares' && random() < 0.6
      ? otherShares(game, now, random)
      : valueOfKind(kind, game, random);
  if (value === undefined) return action;
  // Their percent is that of the certificates, where it is not said.
  const { percent: _, ...rest } = action;
  return { ...(field === 'shares' ? (rest as RawAction) : action), [field]: value };
};

/** A field of another action of the same type. */
const crossed = (action: RawAction, others: readonly Legal[], random: () => number): RawAction => {
  const other = pick(others, random)?.action ?? action;
  const field = pick(Object.keys(other), random);
  return field === undefined ? action : { ...action, [field]: (other as RawAction)[field] };
};

/** Nearly right in the way of its type: routes on real track, tiles where the network leads. */
const ofItsKind = (game: Game, action: RawAction, random: () => number): RawAction => {
  const operator = `${action.entity_type}:${action.entity}` as EntityId;
  if (action.type === 'run_routes') return { ...action, routes: strayRoutes(game, operator, random) };
  if (action.type === 'lay_tile') return { ...action, ...strayLay(game, operator, random) };
  return otherField(game, action, random);
};

/** What is offered now, with one field, its price or its actor changed. Nothing where nothing is offered. */
export const nearMiss = (game: Game, legal: readonly Legal[], random: () => number): RawAction | undefined => {
  const type = pick([...new Set(legal.map((l) => l.action.type))], random);
  const same = legal.filter((l) => l.action.type === type);
  const chosen = pick(same, random);
  if (chosen === undefined) return undefined;
  const action: RawAction = { ...chosen.action };
  if (chosen.range !== undefined && random() < 0.5) return besideRange(chosen, random);
  const roll = random();
  if (roll < 0.04) return { type: 'pass', entity: action.entity, entity_type: action.entity_type };
  if (roll < 0.1) return { ...action, ...strayActor(game, random) };
  if (roll < 0.25) return crossed(action, same, random);
  return roll < 0.8 ? ofItsKind(game, action, random) : otherField(game, action, random);
};
