/** Damage to JSON that comes from outside: actions, logs, saved games. Nothing made here may ever bring a game down. */
import type { Game } from '../kernel/game.ts';

/** JSON that is about to be damaged; the damaged copy may hold what JSON cannot (`undefined`, `NaN`, functions). */
export type Damaged = unknown;

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** Names that every object answers to without having them. */
const INHERITED: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
];

const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.5,
  -20,
  1e9,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  Number.MIN_VALUE,
  Number.NaN,
  Infinity,
  -Infinity,
];

const TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  'null',
  '-',
  '--',
  ',',
  '0,0',
  ',,',
  '-0-0',
  '\u0000',
  '\ud800',
  '🚂',
  '%s',
  '../..',
  '2-',
  '-0',
  'local',
];

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { value };
  return value;
};

const circular = (): unknown => {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  return value;
};

/** Values of no sensible kind, some of which JSON cannot even write. */
const nonsense = (random: () => number): unknown =>
  pick<() => unknown>(
    [
      () => null,
      () => undefined,
      () => true,
      () => false,
      () => [],
      () => ({}),
      () => [[]],
      () => [null],
      () => [{}],
      () => 10n ** 30n,
      () => Symbol('x'),
      () => () => 0,
      circular,
      () => nested(3),
      () => nested(5000),
      () => 'x'.repeat(100_000),
      () => Array.from({ length: 20_000 }, () => 0),
      () => JSON.parse('{"__proto__":{"type":"pass"}}') as unknown,
      () => new Map(),
      () => Object.create(null) as unknown,
      () => pick(NUMBERS, random),
      () => pick(TEXTS, random),
      () => pick(INHERITED, random),
    ],
    random,
  )?.();

/** Every id of a game, of whatever kind, and prices and copies that do not exist: right words in the wrong place. */
export const vocabularyOf = ({ rules, state }: Game): readonly unknown[] => [
  ...state.players.map((p) => p.id),
  ...rules.corporations.flatMap((c) => [c.id, c.entity]),
  ...rules.privates.flatMap((p) => [p.id, p.entity]),
  ...rules.certificate.keys(),
  ...rules.map.hex.keys(),
  ...[...rules.map.tile.keys()].flatMap((name) => [name, `${name}-0`, `${name}-99`, `${name}-0-0`]),
  ...Object.values(state.hexes).map((hex) => `${hex.tile}-0`),
  ...rules.trains.flatMap((t) => [t.name, `${t.name}-0`, `${t.name}-99`]),
  ...Object.values(state.trains).flat(),
  ...[...rules.market.cell.values()].map((cell) => cell.id),
  ...rules.actions.keys(),
  'player',
  'corporation',
  'minor',
  'company',
  'bank',
  'pool',
  'depot',
];

/** All places of a value: each a container and a key in it. */
const placesIn = (root: Container): (readonly [Container, string])[] => {
  const found: (readonly [Container, string])[] = [];
  const open: Container[] = [root];
  const seen = new Set<Container>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const [key, value] of Object.entries(next)) {
      found.push([next, key]);
      if (isContainer(value)) open.push(value);
    }
  }
  return found;
};

const write = (container: Container, key: string, value: unknown): void => {
  // A list of JSON has no entries but its own.
  if (Array.isArray(container) && !/^\d+$/.test(key)) {
    container.push(value);
    return;
  }
  // As JSON.parse does it: a key of any name is the object's own.
  Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
};

const remove = (container: Container, key: string): void => {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
};

const ENVELOPE: ReadonlySet<string> = new Set(['type', 'entity', 'entity_type', 'id']);

/** Mostly something that the check at the door does not refuse at once. */
const pickPlace = (root: Container, random: () => number): readonly [Container, string] | undefined => {
  const places = placesIn(root);
  const inner = random() < 0.8 ? places.filter(([, key]) => !ENVELOPE.has(key)) : places;
  return pick(inner.length > 0 ? inner : places, random);
};

/** A value of the same kind that is a little off. */
const neighbour = (value: unknown, random: () => number): unknown => {
  if (typeof value === 'number')
    return pick([value + 1, value - 1, -value, value * 10, value + 0.5, String(value), [value]], random);
  if (typeof value === 'string')
    return pick(
      [
        `${value} `,
        value.slice(1),
        value.slice(0, -1),
        `${value}-0`,
        value.toLowerCase(),
        value + value,
        [value],
        Number(value),
      ],
      random,
    );
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value))
    return pick([[...value, ...value], [...value].reverse(), value.slice(1), value[0], { ...value }, [value]], random);
  return isContainer(value) ? pick([[value], Object.keys(value), Object.values(value)[0]], random) : 0;
};

type Damage = (
  root: Container,
  place: readonly [Container, string],
  random: () => number,
  vocabulary: readonly unknown[],
) => void;

const DAMAGES: readonly Damage[] = [
  (_, [container, key]) => remove(container, key),
  (_, [container, key], random) => write(container, key, nonsense(random)),
  (_, [container, key], random) =>
    write(container, key, neighbour((container as Record<string, unknown>)[key], random)),
  (_, [container, key], random, vocabulary) => write(container, key, pick(vocabulary, random)),
  (_, [container, key], random, vocabulary) => write(container, key, pick(vocabulary, random)),
  (_, [container, key], random) => write(container, key, pick(random() < 0.5 ? INHERITED : TEXTS, random)),
  (_, [container, key], random) => write(container, key, pick(NUMBERS, random)),
  (_, [container], random, vocabulary) =>
    write(
      container,
      String(pick([...INHERITED, 'type', 'price', 'shares', 'auto_actions', 'x'], random)),
      random() < 0.5 ? nonsense(random) : pick(vocabulary, random),
    ),
  (root, [container, key], random) => {
    const other = pick(placesIn(root), random);
    if (other === undefined) return;
    const [there, name] = other;
    const mine = (container as Record<string, unknown>)[key];
    write(container, key, structuredClone((there as Record<string, unknown>)[name]));
    write(there, name, mine);
  },
];

/** A copy of a JSON value with one to three damages. What it is made of stays untouched. */
export const corrupt = (value: unknown, random: () => number, vocabulary: readonly unknown[] = []): Damaged => {
  if (!isContainer(value) || random() < 0.01) return nonsense(random);
  const copy = structuredClone(value);
  const times = 1 + Math.floor(random() * random() * 3);
  for (let i = 0; i < times; i++) {
    const place = pickPlace(copy, random);
    const damage = pick(DAMAGES, random);
    if (place === undefined || damage === undefined) break;
    try {
      damage(copy, place, random, vocabulary);
    } catch {
      // What an earlier damage put there cannot be copied: enough damage.
      break;
    }
  }
  return copy;
};

/** The same, as it arrives over a wire: whatever JSON cannot write is lost or became `null` on the way. */
export const corruptText = (value: unknown, random: () => number, vocabulary: readonly unknown[] = []): string => {
  for (;;) {
    try {
      const text = JSON.stringify(corrupt(value, random, vocabulary));
      if (text !== undefined) return text;
    } catch {
      // Circular, or a number that JSON cannot write at all: damage it otherwise.
    }
  }
};
