/** Actions that are almost legal: one that is offered, with a single thing about it changed. */
import type { FieldKinds, Legal, RawAction } from '../kernel/actions.ts';
import type { Game } from '../kernel/game.ts';
import { strayActor, valueOfKind } from './stray-actions.ts';
import { strayRoutes } from './stray-routes.ts';

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** Just outside the range, or between two of its steps. */
const besideRange = ({ action, range }: Legal, random: () => number): RawAction => {
  if (range === undefined) return { ...action };
  const { field, min, max, step } = range;
  return { ...action, [field]: pick([min - step, min - 1, max + 1, max + step, min + 1], random) };
};

/** One certificate too many, or one too few. */
const otherShares = (game: Game, shares: readonly string[], random: () => number): readonly string[] => {
  const first = shares[0] ?? '';
  const corporation = game.rules.certificate.get(first)?.corporation ?? '';
  const beside = Object.values(game.state.holdings[corporation] ?? {}).find((held) => held.includes(first)) ?? [];
  const more = pick(
    beside.filter((id) => !shares.includes(id)),
    random,
  );
  return more === undefined || random() < 0.2 ? shares.slice(1) : [...shares, more];
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
  return value === undefined ? action : { ...action, [field]: value };
};

const ROUTES = 'run_routes';

/** What is offered now, with one field, its price or its actor changed. Nothing where nothing is offered. */
export const nearMiss = (game: Game, legal: readonly Legal[], random: () => number): RawAction | undefined => {
  const type = pick([...new Set(legal.map((l) => l.action.type))], random);
  const chosen = pick(
    legal.filter((l) => l.action.type === type),
    random,
  );
  if (chosen === undefined) return undefined;
  const { action, range } = chosen;
  if (type === ROUTES)
    return { ...action, routes: strayRoutes(game, `${action.entity_type}:${action.entity}`, random) };
  if (range !== undefined && random() < 0.5) return besideRange(chosen, random);
  if (random() < 0.15) return { ...action, ...strayActor(game, random) };
  return otherField(game, { ...action }, random);
};
