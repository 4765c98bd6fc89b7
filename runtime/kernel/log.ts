/**
 * The public log format: the shape of a log, and which of its actions count once `undo` and `redo` are followed.
 * Everything here is pure; playing the actions is the business of the game.
 */

/** An action as a log writes it. `id` is missing inside `auto_actions`. */
export interface LoggedAction {
  readonly type: string;
  /** A player's number, or the symbol of a corporation, minor or private company. */
  readonly entity: string | number;
  readonly entity_type: string;
  readonly id?: number;
  /** Whole actions that the site took by itself right after this one. */
  readonly auto_actions?: readonly LoggedAction[];
  readonly [field: string]: unknown;
}

export interface LoggedPlayer {
  readonly id: string | number;
  readonly name: string;
}

export interface GameLog {
  readonly id: string | number;
  readonly title: string;
  /** In the order of their seats. */
  readonly players: readonly LoggedPlayer[];
  /** What the generator starts from. */
  readonly seed: number;
  /** Ids of the optional rules that the players chose. */
  readonly variants: readonly string[];
  readonly actions: readonly LoggedAction[];
  /** Final value by player id; absent while the game is being played. */
  readonly result?: Readonly<Record<string, number>>;
  readonly endReason?: string;
}

interface Undone {
  readonly position: number;
  readonly action: LoggedAction;
}

/**
 * The actions that count, in order: those that an `undo` took back and no `redo` restored are left out, and so are
 * the `undo` and `redo` entries themselves. Messages stay: they can neither be undone nor undo a `redo`.
 */
export function keptActions(actions: readonly LoggedAction[]): LoggedAction[] {
  const kept: (LoggedAction | undefined)[] = [];
  const undone: Undone[][] = [];

  for (const [position, action] of actions.entries()) {
    kept.push(undefined);
    if (action.type === 'undo') {
      undone.push(takeBack(kept, firstUndone(actions, kept, action)));
    } else if (action.type === 'redo') {
      for (const entry of undone.pop() ?? []) kept[entry.position] = entry.action;
    } else {
      kept[position] = action;
      if (action.type !== 'message') undone.length = 0;
    }
  }
  return kept.filter((action) => action !== undefined);
}

/** An action followed by its automatic ones, in the order in which they are applied. */
export function withAutomatic(action: LoggedAction): LoggedAction[] {
  const followers = (action.auto_actions ?? []).flatMap(withAutomatic);
  return [action, ...followers];
}

/** Position of the first entry that an `undo` removes; past the end where there is nothing to remove. */
function firstUndone(
  actions: readonly LoggedAction[],
  kept: readonly (LoggedAction | undefined)[],
  undo: LoggedAction,
): number {
  const target = undo['action_id'];
  if (target === 0) return 0;
  if (typeof target === 'number') {
    const position = actions.findIndex((entry) => entry.id === target);
    return position < 0 ? kept.length : position + 1;
  }
  const last = kept.findLastIndex((entry) => entry !== undefined && !isMessage(entry));
  return last < 0 ? kept.length : last;
}

function takeBack(kept: (LoggedAction | undefined)[], from: number): Undone[] {
  const removed: Undone[] = [];
  for (let position = from; position < kept.length; position += 1) {
    const action = kept[position];
    if (action === undefined || isMessage(action)) continue;
    removed.push({ position, action });
    kept[position] = undefined;
  }
  return removed;
}

function isMessage(action: LoggedAction): boolean {
  return action.type === 'message';
}
