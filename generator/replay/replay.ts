/** Plays a public log action by action and stops at the first thing that is not as it should be. */
import type { Legal } from '../../runtime/kernel/actions.ts';
import type { GameLog, LoggedAction } from '../../runtime/kernel/log.ts';
import { keptActions, withAutomatic } from '../../runtime/kernel/log.ts';
import { RuleViolation } from '../../runtime/kernel/violation.ts';
import { firstDifference } from './compare.ts';
import type { Meaning } from './match.ts';
import { isListed, needsNoListing } from './match.ts';
import type { Difference, ReplayReport, Tolerated } from './report.ts';
import type { Snapshot, TraceLine } from './trace.ts';
import { advance } from './trace.ts';

/** A game in progress, as far as a replay needs it. */
export interface ReplayedGame {
  readonly legalActions: () => readonly Legal[];
  /** Throws a RuleViolation where the rules refuse the action. */
  readonly apply: (action: LoggedAction) => void;
  readonly meaning: () => Meaning;
  /** `wanted`: the keys that will be looked at, where not all. */
  readonly snapshot: (wanted?: readonly string[]) => Snapshot;
  /** Rules that were let pass so far because the public implementation lets them pass. */
  readonly tolerated: () => readonly string[];
  /** Final value by player id. */
  readonly result: () => Readonly<Record<string, number>>;
  readonly endReason: () => string | null;
}

const SHOWN_ACTIONS = 10;

export function replay(log: GameLog, game: ReplayedGame, trace?: readonly TraceLine[]): ReplayReport {
  const played: LoggedAction[] = [];
  const tolerated: Tolerated[] = [];
  const kept = keptActions(log.actions);
  const oracle = trace === undefined ? undefined : new Oracle(trace);

  const end = (difference?: Difference): ReplayReport => ({
    title: log.title,
    log: String(log.id),
    actions: played.length,
    tolerated,
    result: game.result(),
    endReason: game.endReason(),
    ...(difference === undefined ? {} : { difference, lastActions: played.slice(-SHOWN_ACTIONS) }),
  });

  let difference = oracle?.check(0, 'start', game);
  for (const action of kept) {
    if (difference !== undefined) break;
    difference = playWhole(action, game, played, tolerated) ?? oracle?.check(action.id ?? 0, action.type, game);
  }
  return end(difference ?? oracle?.checkEnd() ?? checkResult(log, game));
}

/** One logged action with its automatic ones. */
function playWhole(
  whole: LoggedAction,
  game: ReplayedGame,
  played: LoggedAction[],
  tolerated: Tolerated[],
): Difference | undefined {
  for (const action of withAutomatic(whole)) {
    played.push(action);
    const before = game.tolerated().length;
    const difference = playOne(action, game);
    const passed = game.tolerated().slice(before);
    for (const rule of passed) tolerated.push({ rule, action: whole.id ?? 0 });
    if (difference === undefined) continue;
    if (difference.kind === 'unlisted' && passed.length > 0) continue;
    return { ...difference, action: whole.id ?? 0 };
  }
  return undefined;
}

/** An action that is not listed is still tried, for the rules that refuse it say why. */
function playOne(action: LoggedAction, game: ReplayedGame): Difference | undefined {
  const listed = needsNoListing(action) || isListed(action, game.legalActions(), game.meaning());
  try {
    game.apply(action);
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return { kind: 'refused', action: 0, rule: error.rule, message: error.message };
  }
  return listed ? undefined : { kind: 'unlisted', action: 0 };
}

/** Walks along a trace, line by line. */
class Oracle {
  private readonly lines: readonly TraceLine[];
  private next = 0;
  private expected: Snapshot = new Map();

  constructor(lines: readonly TraceLine[]) {
    this.lines = lines;
  }

  check(id: number, type: string, game: ReplayedGame): Difference | undefined {
    if (type === 'message') return undefined;
    const line = this.lines[this.next];
    if (line === undefined || line.id !== id || line.type !== type) {
      const found = line === undefined ? 'has ended' : `goes on with action ${line.id} (${line.type})`;
      return {
        kind: 'out-of-step',
        action: id,
        message: `the log is at action ${id} (${type}), but the trace ${found}`,
      };
    }
    this.next += 1;
    this.expected = advance(this.expected, line);
    const found = firstDifference(this.expected, game.snapshot());
    return found === undefined ? undefined : { kind: 'state', action: id, ...found };
  }

  checkEnd(): Difference | undefined {
    const line = this.lines[this.next];
    if (line === undefined) return undefined;
    return {
      kind: 'out-of-step',
      action: line.id,
      message: `the log has ended, but the trace goes on with action ${line.id}`,
    };
  }
}

/** The log's own result, where it gives one. */
function checkResult(log: GameLog, game: ReplayedGame): Difference | undefined {
  const action = log.actions.at(-1)?.id ?? 0;
  const actual = game.result();
  for (const [player, expected] of Object.entries(log.result ?? {})) {
    const ours = actual[player] ?? null;
    if (ours !== expected) return { kind: 'result', action, key: `result/${player}`, expected, actual: ours };
  }
  const reason = game.endReason();
  if (log.endReason === undefined || log.endReason === reason) return undefined;
  return { kind: 'result', action, key: 'game_end_reason', expected: log.endReason, actual: reason };
}
