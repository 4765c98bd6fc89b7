/** The check at the door: whatever comes from outside is an action with sound fields, or is refused with a reason. */
import type { Action, FieldKinds, RawAction } from './actions.ts';
import { isPlainJson } from './plain-json.ts';
import type { Play } from './play.ts';
import type { EntityId } from './state.ts';
import { refuse } from './violation.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isMoney = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

const isRoute = (value: unknown): boolean => {
  if (!isObject(value) || !isText(value.train)) return false;
  const { connections, hexes, nodes, revenue } = value;
  return (
    (connections === undefined || connections === null || (Array.isArray(connections) && connections.every(isTexts))) &&
    (hexes === undefined || hexes === null || isTexts(hexes)) &&
    (nodes === undefined || nodes === null || isTexts(nodes)) &&
    (revenue === undefined || revenue === null || (typeof revenue === 'number' && Number.isFinite(revenue)))
  );
};

/** Names of choices and kinds are short; what is longer is none of them, and would only swell messages and states. */
const LONGEST_TEXT = 200;

/** A value as a message shows it, whatever it is. */
const shown = (value: unknown): string => {
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : String(value);
};

/** kind of field -> whether a value is one, and what to say if not. */
const KINDS: Readonly<Record<string, readonly [(value: unknown, play: Play) => boolean, string]>> = {
  company: [(v, play) => isText(v) && play.rules.private.has(v), 'the id of a private company'],
  corporation: [(v, play) => isText(v) && play.rules.corporation.has(`corporation:${v}`), 'the id of a corporation'],
  corporations: [
    (v, play) => isTexts(v) && v.every((id) => play.rules.corporation.has(`corporation:${id}`)),
    'a list of ids of corporations',
  ],
  minor: [(v, play) => isText(v) && play.rules.corporation.has(`minor:${v}`), 'the id of a minor'],
  operator: [
    (v, play) =>
      isText(v) && (play.rules.corporation.has(`corporation:${v}`) || play.rules.corporation.has(`minor:${v}`)),
    'the id of a corporation or minor',
  ],
  hex: [(v, play) => isText(v) && play.rules.map.hex.has(v), 'a hex of the map'],
  tile: [
    (v, play) => isText(v) && play.rules.map.tile.has(v.slice(0, Math.max(0, v.lastIndexOf('-')))) && /-\d+$/.test(v),
    'a tile of the manifest with its copy, like 57-0',
  ],
  train: [
    (v, play) => isText(v) && play.rules.train.has(v.slice(0, Math.max(0, v.lastIndexOf('-')))) && /-\d+$/.test(v),
    'a train with its copy, like 2-0',
  ],
  city: [(v) => isText(v) && /-\d+-\d+$/.test(v), 'a city of a tile, like 57-0-0'],
  cell: [
    (v, play) => isText(v) && play.rules.market.cell.get(v.slice(v.indexOf(',') + 1))?.id === v,
    'a cell of the market, like 67,5,6',
  ],
  share: [(v, play) => isText(v) && play.rules.certificate.has(v), 'a certificate, like PRR_1'],
  shares: [
    (v, play) =>
      isTexts(v) && v.length > 0 && new Set(v).size === v.length && v.every((s) => play.rules.certificate.has(s)),
    'a list of certificates, like PRR_1, none twice',
  ],
  money: [isMoney, 'a whole amount of money, 0 or more'],
  integer: [(v) => typeof v === 'number' && Number.isSafeInteger(v), 'a whole number'],
  rotation: [(v) => typeof v === 'number' && Number.isInteger(v) && v >= 0 && v <= 5, 'a rotation 0 to 5'],
  routes: [(v) => Array.isArray(v) && v.every(isRoute), 'a list of routes, each with its train and connections'],
  text: [(v) => isText(v) && v.length <= LONGEST_TEXT, `a text of at most ${LONGEST_TEXT} characters`],
  boolean: [(v) => typeof v === 'boolean', 'true or false'],
  any: [isPlainJson, 'plain JSON'],
};

const ENTITY_TYPES: ReadonlySet<string> = new Set(['player', 'corporation', 'minor', 'company']);

const actingEntity = (play: Play, raw: RawAction): EntityId => {
  if (raw.entity_type === 'player') {
    const player = play.players.get(raw.entity);
    if (player !== undefined) return player;
  } else {
    const entity = `${raw.entity_type}:${raw.entity}`;
    if (raw.entity_type === 'company' ? play.rules.private.has(String(raw.entity)) : play.rules.corporation.has(entity))
      return entity;
  }
  return refuse('action.entity', `There is no ${raw.entity_type} ${shown(raw.entity)} in this game.`);
};

/** Fields that no rule reads are kept with the action, so they must be JSON, too. */
const checkRest = (raw: RawAction, fields: FieldKinds): void => {
  for (const name in raw) {
    const value = raw[name];
    if (value === undefined || typeof value === 'string' || typeof value === 'boolean' || name in fields) continue;
    if (!isPlainJson(value)) refuse('action.field', `${name} of ${raw.type} must be plain JSON.`, { field: name });
  }
};

interface FieldCheck {
  readonly name: string;
  readonly optional: boolean;
  readonly holds: (value: unknown, play: Play) => boolean;
  readonly expected: string;
}

const readKinds = (fields: FieldKinds): readonly FieldCheck[] =>
  Object.entries(fields).map(([name, kind]) => {
    const optional = kind.endsWith('?');
    const [holds, expected] =
      KINDS[optional ? kind.slice(0, -1) : kind] ??
      refuse('action.field', `The field ${name} is of the unknown kind ${kind}.`);
    return { name, optional, holds, expected };
  });

const checks = new WeakMap<FieldKinds, readonly FieldCheck[]>();

/** Read once for each type of action. */
const checksOf = (fields: FieldKinds): readonly FieldCheck[] => {
  let found = checks.get(fields);
  if (found === undefined) checks.set(fields, (found = readKinds(fields)));
  return found;
};

/** The action and who takes it; refuses what is no action of this title. */
export const checkAction = (play: Play, raw: unknown): { readonly action: Action; readonly entity: EntityId } => {
  if (!isObject(raw) || !isText(raw.type))
    return refuse('action.malformed', 'An action is an object with a type, an entity and an entity_type.');
  if (
    !isText(raw.entity_type) ||
    !ENTITY_TYPES.has(raw.entity_type) ||
    (!isText(raw.entity) && typeof raw.entity !== 'number')
  ) {
    return refuse(
      'action.entity',
      `${shown(raw.type)} must say who acts: entity, and entity_type player, corporation, minor or company.`,
    );
  }
  const fields = play.rules.actions.get(raw.type);
  if (fields === undefined) return refuse('action.type', `This title has no action ${shown(raw.type)}.`);
  const entity = actingEntity(play, raw as unknown as RawAction);
  for (const { name, optional, holds, expected } of checksOf(fields)) {
    const value = raw[name];
    if (value === undefined || value === null) {
      if (!optional) refuse('action.field', `${raw.type} needs ${name}.`, { field: name });
    } else if (!holds(value, play))
      refuse('action.field', `${name} of ${raw.type} must be ${expected}, not ${shown(value)}.`, { field: name });
  }
  checkRest(raw as RawAction, fields);
  return { action: raw as unknown as Action, entity };
};
