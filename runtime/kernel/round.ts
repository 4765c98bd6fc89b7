/** The contracts of rounds and steps (core rules 3.1 to 3.3). */
import type { Action, Legal } from './actions.ts';
import type { Play } from './play.ts';
import type { EntityId } from './state.ts';
import type { Objection } from './violation.ts';

export interface Step {
  /** Unique in its round: what the title calls it. */
  readonly id: string;
  /** What abilities call the moment in which this step is current: `track`, `token`, `route` ... */
  readonly name: string;
  /** `false`: it takes its actions whenever no earlier step waits, and never makes anybody wait. */
  readonly blocking: boolean;
  /** A blocking step that does not always count as one: while this says no, the walk passes it by and leaves it open. */
  blocksNow?(play: Play): boolean;
  /** Every action type it may ever take. */
  readonly types: readonly string[];
  /** Default: until it is passed. */
  active?(play: Play): boolean;
  /** Who it waits for. Default: whoever is in turn. */
  waiting?(play: Play): readonly EntityId[];
  /** Whom to ask when listing what is legal. Default: who it waits for; of a step that never waits, the operator, its president and all privates. */
  actors?(play: Play): readonly EntityId[];
  /** Which action types it takes from this entity now; empty: it has nothing to ask. Never alters the state. */
  offers(play: Play, entity: EntityId): readonly string[];
  /** Why it does not offer an action type of its own to this entity now, where a rule can be named. */
  whyNot?(play: Play, type: string, entity: EntityId): Objection | null;
  /** The same question for one type, where it is cheaper to answer than `offers`. */
  takes?(play: Play, entity: EntityId, type: string): boolean;
  /** Whether `offers` is not empty, where that is cheaper to answer. */
  asks?(play: Play, entity: EntityId): boolean;
  /** Adds every concrete action that it would take from this entity now. */
  list(play: Play, entity: EntityId, add: (legal: Legal) => void): void;
  /** Checks and carries out; throws a RuleViolation. `entity` is the acting entity of the action. */
  apply(play: Play, action: Action, entity: EntityId): void;
  /** What being skipped means, beyond being marked as passed. */
  skip?(play: Play): void;
  /** Called when the walk through the steps reaches it, before it is asked; may note what must be remembered. */
  reached?(play: Play): void;
  /** At the beginning of each turn. */
  setUp?(play: Play): void;
}

export interface RoundKind {
  /** Who takes part, in order, when the round is made. */
  entities(play: Play): readonly EntityId[];
  /** Everything that happens before the first action. */
  start(play: Play): void;
  /** After each action and its walk through the steps: ends the turn when no step waits. */
  afterAction(play: Play): void;
  finished(play: Play): boolean;
  /** What the end of the round brings. */
  finish?(play: Play): void;
}

/** A step as the title uses it: the title's entry gives the options; `declared` are the action types of its mechanics. */
export type StepFactory = (id: string, options: Readonly<Record<string, unknown>>, declared: readonly string[]) => Step;
