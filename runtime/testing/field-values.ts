/** Values for the fields of actions, by kind (kernel/actions.ts): of the right kind, mostly from where they might fit. */
import type { Game } from '../kernel/game.ts';
import { isCorporation } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { cityId, hexInfo, hexState } from '../core/map/hexes.ts';

type Make = (game: Game, random: () => number) => unknown;

export const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

const copyOf = (name: string | undefined, random: () => number): string => `${name ?? ''}-${Math.floor(random() * 3)}`;

const money: Make = (game, random) => {
  const round = Math.floor(random() * 60) * 5;
  return random() < 0.5 ? round : Math.floor(random() * (pick(Object.values(game.state.cash), random) ?? 0));
};

const operatorOf =
  (minor: boolean): Make =>
  (game, random) =>
    pick(
      game.rules.corporations.filter((c) => c.minor === minor),
      random,
    )?.id;

/** Often the corporation in turn: most of its business is with its own certificates. */
const issuer = (game: Game, random: () => number): EntityId => {
  const { current } = game.context;
  if (current !== undefined && isCorporation(current) && random() < 0.4) return current;
  return pick(game.rules.corporations, random)?.entity ?? '';
};

/** Some that one holder has of one corporation. */
const someShares: Make = (game, random) => {
  const held = pick(Object.values(game.state.holdings[issuer(game, random)] ?? {}), random) ?? [];
  const first = Math.floor(random() * held.length);
  return held.slice(first, first + 1 + Math.floor(random() * 3));
};

const placed = (game: Game): readonly string[] =>
  Object.values(game.state.corporations).flatMap(({ tokens }) =>
    tokens.flatMap(({ hex, city }) => (hex === null ? [] : [cityId(game.context, hexInfo(game.context, hex), city)])),
  );

const city: Make = (game, random) => {
  if (random() < 0.5) return pick(placed(game), random);
  const hex = pick(
    game.rules.map.hexes.filter((h) => hexState(game.context, h.id).cities.length > 0),
    random,
  );
  if (hex === undefined) return undefined;
  return cityId(game.context, hex, Math.floor(random() * hexState(game.context, hex.id).cities.length));
};

const MAKERS: Readonly<Record<string, Make>> = {
  company: (game, random) => pick([...game.rules.private.keys()], random),
  corporation: operatorOf(false),
  corporations: (game, random) =>
    game.rules.corporations.flatMap(({ id, minor }) => (!minor && random() < 0.3 ? [id] : [])),
  minor: operatorOf(true),
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
  share: (game, random) => pick([...game.rules.certificate.keys()], random),
  shares: someShares,
  money,
  integer: (_game, random) => Math.floor(random() * 8) * 10,
  rotation: (_game, random) => Math.floor(random() * 6),
  routes: () => [],
  text: (_game, random) => pick(['payout', 'withhold', 'half', 'sell', 'redeem'], random),
  boolean: (_game, random) => random() < 0.5,
};

/** A value for a field of a kind; nothing where there is none. */
export const valueOfKind = (kind: string, game: Game, random: () => number): unknown => MAKERS[kind]?.(game, random);
