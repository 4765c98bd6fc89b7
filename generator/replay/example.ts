/** Walks a worked example: plays its actions and looks at the figures after each. */
import type { LoggedAction } from '../../runtime/kernel/log.ts';
import { withAutomatic } from '../../runtime/kernel/log.ts';
import { RuleViolation } from '../../runtime/kernel/violation.ts';
import type { TraceValue } from './trace.ts';
import { isListed, needsNoListing } from './match.ts';
import type { ReplayedGame } from './replay.ts';

/** A worked example as its file writes it (schemas/example.schema.json). */
export interface WorkedExample {
  readonly name?: string;
  readonly description: string;
  /** Names, in seat order; the players' ids are 1, 2, 3 ... */
  readonly players: readonly string[];
  readonly seed?: number;
  readonly variants?: readonly string[];
  readonly steps: readonly ExampleStep[];
}

export interface ExampleStep {
  readonly says: string;
  readonly action?: LoggedAction;
  /** The rule that refuses the action. */
  readonly refused?: string;
  /** Figures afterwards, by the keys of traces; null where there is none. */
  readonly expect?: Readonly<Record<string, TraceValue>>;
}

export interface Figure {
  readonly key: string;
  readonly expected: TraceValue;
  readonly actual: TraceValue;
}

export interface WalkedStep {
  readonly step: ExampleStep;
  readonly figures: readonly Figure[];
  /** What is wrong with the action: refused when it should not be, or the other way round. */
  readonly problem?: string;
}

/** The steps up to the first whose action does not go as the example says; what follows would mean nothing. */
export function walkExample(example: WorkedExample, game: ReplayedGame): WalkedStep[] {
  const walked: WalkedStep[] = [];
  for (const step of example.steps) {
    const problem = step.action === undefined ? undefined : tryAction(step.action, step.refused, game);
    walked.push({ step, figures: figuresOf(step, game), ...(problem === undefined ? {} : { problem }) });
    if (problem !== undefined) break;
  }
  return walked;
}

export function isRight({ figures, problem }: WalkedStep): boolean {
  return problem === undefined && figures.every(({ expected, actual }) => expected === actual);
}

/** Plays an action, with its automatic ones, that `refused` (a rule) refuses, or nothing does; what is not as it should be, in words. */
export function tryAction(action: LoggedAction, refused: string | undefined, game: ReplayedGame): string | undefined {
  const problem = tryOne(action, refused, game);
  if (problem !== undefined || refused !== undefined) return problem;
  const [, ...automatic] = withAutomatic(action);
  for (const follower of automatic) {
    const wrong = tryOne(follower, undefined, game);
    if (wrong !== undefined) return `automatic ${follower.type}: ${wrong}`;
  }
  return undefined;
}

function tryOne(action: LoggedAction, refused: string | undefined, game: ReplayedGame): string | undefined {
  const listed = needsNoListing(action) || isListed(action, game.legalActions(), game.meaning());
  try {
    game.apply(action);
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    if (error.rule !== refused) return `refused by ${error.rule}: ${error.message}`;
    // Routes are not listed one by one: that some may be run says nothing about these.
    return listed && action.type !== 'run_routes' ? `listed as legal, yet refused by ${error.rule}` : undefined;
  }
  if (refused !== undefined) return `accepted, although ${refused} should refuse it`;
  return listed ? undefined : 'accepted, but not listed as legal';
}

function figuresOf({ expect = {} }: ExampleStep, game: ReplayedGame): Figure[] {
  const keys = Object.entries(expect);
  if (keys.length === 0) return [];
  const snapshot = game.snapshot(keys.map(([key]) => key));
  return keys.map(([key, expected]) => ({ key, expected, actual: snapshot.get(key) ?? null }));
}
