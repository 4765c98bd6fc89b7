/** From the parsed JSON of a public log to a `GameLog`, or a complaint that says where the JSON is wrong. */
import type { GameLog, LoggedAction, LoggedPlayer } from './log.ts';
import { identifier, list, LogFormatError, object, text, texts } from './read-json.ts';

export { LogFormatError } from './read-json.ts';

export function readLog(value: unknown): GameLog {
  const log = object(value, '');
  const settings = log['settings'] === undefined ? {} : object(log['settings'], '/settings');
  const id = log['id'] === undefined ? '' : identifier(log['id'], '/id');
  const result = log['result'];
  const endReason = log['game_end_reason'];
  return {
    id,
    title: text(log['title'], '/title'),
    players: readPlayers(log['players'], '/players'),
    seed: readSeed(settings['seed'], id),
    variants:
      settings['optional_rules'] === undefined ? [] : texts(settings['optional_rules'], '/settings/optional_rules'),
    actions: readActions(log['actions'], '/actions'),
    ...(result === undefined || result === null ? {} : { result: readResult(result) }),
    ...(typeof endReason === 'string' ? { endReason } : {}),
  };
}

/** `settings.seed`; where that is missing or empty, the first digits in the log's id. */
function readSeed(seed: unknown, id: string | number): number {
  if (typeof seed === 'number' && Number.isSafeInteger(seed)) return seed;
  if (typeof seed === 'string' && /^\d+$/.test(seed)) return exactly(seed);
  if (seed !== undefined && seed !== null && seed !== '')
    throw new LogFormatError('/settings/seed', 'must be a whole number');
  const digits = /\d+/.exec(String(id));
  if (digits === null)
    throw new LogFormatError('/settings/seed', 'is missing, and the id of the log has no digits to take its place');
  return exactly(digits[0]);
}

/** Digits as a number that can be counted on to the last of them. */
function exactly(digits: string): number {
  const value = Number(digits);
  if (!Number.isSafeInteger(value)) throw new LogFormatError('/settings/seed', 'is too large a number');
  return value;
}

/** In seat order, nobody twice. */
export function readPlayers(value: unknown, where: string): LoggedPlayer[] {
  const seen = new Set<string>();
  return list(value, where).map((entry, index) => {
    const at = `${where}/${index}`;
    const player = object(entry, at);
    const id = identifier(player['id'], `${at}/id`);
    if (seen.has(String(id))) throw new LogFormatError(`${at}/id`, 'is that of another player, too');
    seen.add(String(id));
    return { id, name: text(player['name'], `${at}/name`) };
  });
}

export function readActions(value: unknown, where: string): LoggedAction[] {
  return list(value, where).map((action, index) => readAction(action, `${where}/${index}`, false));
}

function readAction(value: unknown, where: string, automatic: boolean): LoggedAction {
  const action = object(value, where);
  text(action['type'], `${where}/type`);
  text(action['entity_type'], `${where}/entity_type`);
  identifier(action['entity'], `${where}/entity`);
  if (action['id'] !== undefined && typeof action['id'] !== 'number')
    throw new LogFormatError(`${where}/id`, 'must be a number');
  const followers = action['auto_actions'];
  if (followers !== undefined) {
    if (automatic) throw new LogFormatError(`${where}/auto_actions`, 'must not be there: automatic actions have none');
    for (const [index, follower] of list(followers, `${where}/auto_actions`).entries())
      readAction(follower, `${where}/auto_actions/${index}`, true);
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
