/** From the parsed JSON of a public log to a `GameLog`, or a complaint that says where the JSON is wrong. */
import type { GameLog, LoggedAction, LoggedPlayer } from './log.ts';

/** The log cannot be read at all. `where` is the JSON pointer of the value that is wrong. */
export class LogFormatError extends Error {
  readonly where: string;

  constructor(where: string, expected: string) {
    super(`${where === '' ? 'the log' : where} ${expected}`);
    this.name = 'LogFormatError';
    this.where = where;
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

export function readLog(value: unknown): GameLog {
  const log = object(value, '');
  const settings = log['settings'] === undefined ? {} : object(log['settings'], '/settings');
  const id = log['id'] === undefined ? '' : identifier(log['id'], '/id');
  const result = log['result'];
  const endReason = log['game_end_reason'];
  return {
    id,
    title: text(log['title'], '/title'),
    players: list(log['players'], '/players').map((player, index) => readPlayer(player, `/players/${index}`)),
    seed: readSeed(settings['seed'], id),
    variants: settings['optional_rules'] === undefined ? [] : readVariants(settings['optional_rules']),
    actions: list(log['actions'], '/actions').map((action, index) => readAction(action, `/actions/${index}`)),
    ...(result === undefined || result === null ? {} : { result: readResult(result) }),
    ...(typeof endReason === 'string' ? { endReason } : {}),
  };
}

/** `settings.seed`; where that is missing or empty, the first digits in the log's id. */
function readSeed(seed: unknown, id: string | number): number {
  if (typeof seed === 'number' && Number.isSafeInteger(seed)) return seed;
  if (typeof seed === 'string' && /^\d+$/.test(seed)) return Number(seed);
  if (seed !== undefined && seed !== null && seed !== '')
    throw new LogFormatError('/settings/seed', 'must be a whole number');
  const digits = /\d+/.exec(String(id));
  if (digits === null)
    throw new LogFormatError('/settings/seed', 'is missing, and the id of the log has no digits to take its place');
  return Number(digits[0]);
}

function readPlayer(value: unknown, where: string): LoggedPlayer {
  const player = object(value, where);
  return { id: identifier(player['id'], `${where}/id`), name: text(player['name'], `${where}/name`) };
}

function readVariants(value: unknown): string[] {
  return list(value, '/settings/optional_rules').map((id, index) => text(id, `/settings/optional_rules/${index}`));
}

function readAction(value: unknown, where: string): LoggedAction {
  const action = object(value, where);
  text(action['type'], `${where}/type`);
  text(action['entity_type'], `${where}/entity_type`);
  identifier(action['entity'], `${where}/entity`);
  if (action['id'] !== undefined && typeof action['id'] !== 'number')
    throw new LogFormatError(`${where}/id`, 'must be a number');
  if (action['auto_actions'] !== undefined) {
    for (const [index, follower] of list(action['auto_actions'], `${where}/auto_actions`).entries()) {
      readAction(follower, `${where}/auto_actions/${index}`);
    }
  }
  return action as LoggedAction;
}

function readResult(value: unknown): Record<string, number> {
  const result = object(value, '/result');
  return Object.fromEntries(
    Object.entries(result).map(([player, score]) => {
      if (typeof score !== 'number') throw new LogFormatError(`/result/${player}`, 'must be a number');
      return [player, score];
    }),
  );
}

function object(value: unknown, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LogFormatError(where, 'must be an object');
  return value as JsonObject;
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new LogFormatError(where, 'must be a list');
  return value;
}

function text(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new LogFormatError(where, 'must be a text');
  return value;
}

function identifier(value: unknown, where: string): string | number {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new LogFormatError(where, 'must be a number or a text');
  return value;
}
