/** Well-formed actions without regard to what is legal: most are refused, each by the rule that it runs into. */
import type { Game } from '../kernel/game.ts';
import type { RawAction } from '../kernel/actions.ts';
import { bareId } from '../kernel/state.ts';
import { cityId, hexState } from '../core/map/hexes.ts';

type Make = (game: Game, random: () => number) => unknown;

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

const copyOf = (name: string | undefined, random: () => number): string => `${name ?? ''}-${Math.floor(random() * 3)}`;

const money: Make = (game, random) => {
  const round = Math.floor(random() * 60) * 5;
  return random() < 0.5 ? round : Math.floor(random() * (pick(Object.values(game.state.cash), random) ?? 0));
};

/** A certificate, mostly one of a corporation that somebody trades in. */
const share: Make = (game, random) => pick([...game.rules.certificate.keys()], random);

const someShares: Make = (game, random) => {
  const corporation = pick(game.rules.corporations, random);
  const holders = Object.values(game.state.holdings[corporation?.entity ?? ''] ?? {});
  const held = pick(holders, random) ?? [];
  const first = Math.floor(random() * held.length);
  return held.slice(first, first + 1 + Math.floor(random() * 3));
};

const city: Make = (game, random) => {
  const hex = pick(
    game.rules.map.hexes.filter((h) => hexState(game.context, h.id).cities.length > 0),
    random,
  );
  if (hex === undefined) return undefined;
  return cityId(game.context, hex, Math.floor(random() * hexState(game.context, hex.id).cities.length));
};

/** Values by kind of field (kernel/actions.ts). */
const MAKERS: Readonly<Record<string, Make>> = {
  company: (game, random) => pick([...game.rules.private.keys()], random),
  corporation: (game, random) =>
    pick(
      game.rules.corporations.filter((c) => !c.minor),
      random,
    )?.id,
  minor: (game, random) =>
    pick(
      game.rules.corporations.filter((c) => c.minor),
      random,
    )?.id,
  operator: (game, random) => pick(game.rules.corporations, random)?.id,
  hex: (game, random) => pick(game.rules.map.hexes, random)?.id,
  tile: (game, random) => copyOf(pick(game.rules.map.tiles, random)?.name, random),
  train: (game, random) =>
    random() < 0.7
      ? pick(Object.values(game.state.trains).flat(), random)
      : copyOf(pick(game.rules.trains, random)?.name, random),
  city,
  cell: (game, random) =>
    pick(random() < 0.7 ? game.rules.market.parCells : [...game.rules.market.cell.values()], random)?.id,
  share,
  shares: someShares,
  money,
  integer: (_game, random) => Math.floor(random() * 8) * 10,
  rotation: (_game, random) => Math.floor(random() * 6),
  routes: () => [],
  text: (_game, random) => pick(['payout', 'withhold', 'half', 'sell', 'redeem'], random),
  boolean: (_game, random) => random() < 0.5,
};

/** A value for a field of a kind (kernel/actions.ts); nothing where there is none. */
export const valueOfKind = (kind: string, game: Game, random: () => number): unknown => MAKERS[kind]?.(game, random);

/** Mostly who is asked, or presides where a corporation is asked; else anybody. */
export const strayActor = (game: Game, random: () => number): Pick<RawAction, 'entity' | 'entity_type'> => {
  const waiting = game.waiting()?.entities ?? [];
  const players = game.state.players.map((p) => ({ entity: p.id, entity_type: 'player' }));
  const operators = game.rules.corporations.map((c) => ({
    entity: c.id,
    entity_type: c.minor ? 'minor' : 'corporation',
  }));
  const privates = game.rules.privates.map((p) => ({ entity: p.id, entity_type: 'company' }));
  const asked = [...players, ...operators, ...privates].filter((a) => waiting.includes(`${a.entity_type}:${a.entity}`));
  const president = operators
    .filter((o) => game.state.round.entities[game.state.round.index] === `${o.entity_type}:${o.entity}`)
    .flatMap((o) => {
      const owner = game.state.corporations[`${o.entity_type}:${o.entity}`]?.owner;
      return players.filter((p) => owner !== null && owner !== undefined && bareId(owner) === String(p.entity));
    });
  const roll = random();
  const found =
    roll < 0.7
      ? pick(asked, random)
      : roll < 0.8
        ? pick(president, random)
        : pick([...players, ...operators, ...privates], random);
  return found ?? { entity: 0, entity_type: 'player' };
};

/** An action of one of the title's types with fields of the right kinds. */
export const strayAction = (game: Game, random: () => number): RawAction => {
  const asked = game.waiting()?.types ?? [];
  const all = [...game.rules.actions.keys()].filter(
    (type) => type !== 'end_game' && !type.startsWith('program_') && type !== 'message',
  );
  const type = (random() < 0.7 ? pick(asked, random) : pick(all, random)) ?? 'pass';
  const fields: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(game.rules.actions.get(type) ?? {})) {
    const optional = kind.endsWith('?');
    if (optional && random() < 0.7) continue;
    const value = valueOfKind(optional ? kind.slice(0, -1) : kind, game, random);
    if (value !== undefined) fields[name] = value;
  }
  return { type, ...strayActor(game, random), ...fields };
};
