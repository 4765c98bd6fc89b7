/** A game as a program uses it: what is legal, apply, undo, redo, why something is refused, who paid whom. */
import type { Action, Legal } from './actions.ts';
import type { Change } from './changes.ts';
import { checkAction } from './check-action.ts';
import { actorsOf, openSteps, offersOf, process, waitingFor, waitingStep } from './engine.ts';
import { LogError } from './log-error.ts';
import type { GameLog, LoggedAction } from './log.ts';
import { keptActions, withAutomatic } from './log.ts';
import { Play } from './play.ts';
import type { Rulebook } from './rulebook.ts';
import { begin } from './new-game.ts';
import type { NewGame } from './new-game.ts';
import type { EntityId, GameState } from './state.ts';
import { RuleViolation } from './violation.ts';

export { LogError } from './log-error.ts';
export type { NewGame } from './new-game.ts';

/** An action that was played, and everything it changed. */
export interface Played {
  readonly action: Action;
  readonly changes: readonly Change[];
  /** Rules that a replay let pass. */
  readonly tolerated: readonly string[];
}

export interface SavedGame {
  readonly title: string;
  readonly variants: readonly string[];
  readonly setup: NewGame;
  readonly actions: readonly Action[];
  readonly state: GameState;
}

export interface GameResult {
  readonly finished: boolean;
  /** Why it ended, `null` while it has not. */
  readonly reason: string | null;
  /** Value of each player by id, best first: cash, shares at market price, privates at face value. */
  readonly values: Readonly<Record<string, number>>;
}

export interface PlayOptions {
  /** Rule ids that are reported and let pass: for replays of logs that the public implementation accepted. */
  readonly tolerance?: ReadonlySet<string>;
}

export class Game {
  readonly rules: Rulebook;
  private readonly setup: NewGame;
  private play: Play;
  private played: Played[];
  private undone: Played[] = [];
  /** How many of the first entries were played before the game was saved, so that what they changed is not known. */
  private forgotten: number;
  private readonly tolerance: ReadonlySet<string>;
  /** What the set-up changed; not known of a game that was saved. */
  private dealt?: readonly Change[];

  private constructor(rules: Rulebook, setup: NewGame, play: Play, played: Played[], tolerance: ReadonlySet<string>) {
    this.rules = rules;
    this.setup = setup;
    this.play = play;
    this.played = played;
    this.forgotten = played.length;
    this.tolerance = tolerance;
  }

  /** A new game, set up to its first decision. */
  static start(rules: Rulebook, setup: NewGame, options: PlayOptions = {}): Game {
    const tolerance = options.tolerance ?? new Set<string>();
    const play = begin(rules, setup, tolerance);
    const game = new Game(rules, setup, play, [], tolerance);
    game.dealt = play.journal;
    play.journal = [];
    return game;
  }

  /**
   * A saved game as it stood, taken at its word; what comes from outside goes through `readSave`, which proves it.
   * Undoing further back than the save replays its actions.
   */
  static restore(rules: Rulebook, saved: SavedGame, options: PlayOptions = {}): Game {
    const tolerance = options.tolerance ?? new Set<string>();
    const play = new Play(rules, structuredClone(saved.state), tolerance);
    return new Game(
      rules,
      saved.setup,
      play,
      saved.actions.map((action) => ({ action, changes: [], tolerated: [] })),
      tolerance,
    );
  }

  /** Plays a public log. Throws a LogError, which carries no state: pass `into` to keep the game at the last good action. */
  static load(
    rules: Rulebook,
    log: GameLog,
    options: PlayOptions & { readonly into?: (game: Game) => void } = {},
  ): Game {
    const game = Game.start(rules, { players: log.players, seed: log.seed }, options);
    options.into?.(game);
    for (const action of keptActions(log.actions)) {
      try {
        game.applyLogged(action);
      } catch (error) {
        throw error instanceof RuleViolation ? new LogError(log.actions.indexOf(action), action, error) : error;
      }
    }
    return game;
  }

  get state(): Readonly<GameState> {
    return this.play.state;
  }

  /** The working context, for tools that call the rules directly (pictures, solvers, test kits). Read only. */
  get context(): Play {
    return this.play;
  }

  /** Actions played so far, without those undone. */
  get actions(): readonly Action[] {
    return this.played.map((p) => p.action);
  }

  /** Who must act, and in which step; empty once the game is over. */
  waiting(): {
    readonly step: string;
    readonly entities: readonly EntityId[];
    readonly types: readonly string[];
  } | null {
    if (this.play.state.finished) return null;
    const step = waitingStep(this.play);
    if (step === null) return null;
    const entities = waitingFor(this.play, step);
    return { step: step.id, entities, types: entities[0] === undefined ? [] : offersOf(this.play, step, entities[0]) };
  }

  /**
   * Every action that may be played now, complete and in a stable order. Of routes only what is always legal stands
   * here: they have a check of their own. Left out too: messages, programs and `end_game`, which are legal at any time.
   */
  legalActions(): readonly Legal[] {
    const { play } = this;
    if (play.state.finished) return [];
    const found: Legal[] = [];
    const add = (legal: Legal): void => {
      found.push(legal);
    };
    for (const step of openSteps(play)) {
      for (const entity of actorsOf(play, step))
        if (offersOf(play, step, entity).length > 0) step.list(play, entity, add);
    }
    return found;
  }

  /** Plays an action. Throws a RuleViolation and changes nothing where a rule refuses it. */
  apply(raw: unknown): Played {
    const { play } = this;
    play.journal = [];
    play.tolerated = [];
    try {
      const { action, entity } = checkAction(play, raw);
      process(play, action, entity);
      const entry: Played = { action: alone(action), changes: play.journal, tolerated: play.tolerated };
      this.played.push(entry);
      if (this.undone.length > 0 && action.type !== 'message') this.undone = [];
      return entry;
    } catch (error) {
      play.rollback(0);
      if (error instanceof RuleViolation)
        throw new RuleViolation(error.rule, error.message, raw as never, error.details);
      throw error;
    } finally {
      play.journal = [];
    }
  }

  /** Plays a logged action and its `auto_actions`: one entry of the history, taken back by one undo. All or nothing. */
  applyLogged(raw: LoggedAction): Played {
    return this.together(() => {
      for (const single of withAutomatic(raw)) this.apply(single);
      return raw.auto_actions as readonly Action[] | undefined;
    });
  }

  /**
   * Plays an action as at a live table: whatever the players' programs do next follows it, as its `auto_actions`, up to
   * a hundred of them. All or nothing here, too.
   */
  applyLive(raw: unknown): Played {
    return this.together(() => {
      const from = this.played.length + 1;
      const last = from + MOST_AUTOMATIC;
      this.apply(raw);
      for (let next = this.automatic(); next.length > 0 && this.played.length < last; next = this.automatic())
        for (const action of next) this.apply(action);
      return this.played.length === from ? undefined : this.played.slice(from).map((p) => p.action);
    });
  }

  /** What is played becomes one entry of the history; where a part of it is refused, nothing has happened. */
  private together(work: () => readonly Action[] | undefined): Played {
    const from = this.played.length;
    const { undone } = this;
    try {
      return this.join(from, work());
    } catch (error) {
      this.takeBackTo(from);
      this.undone = undone;
      throw error;
    }
  }

  private automatic(): readonly Action[] {
    return this.play.state.finished ? [] : this.rules.frame.automatic(this.play);
  }

  /** The entries from here on become one: that of the first action, with the others as its automatic ones. */
  private join(from: number, automatic: readonly Action[] | undefined): Played {
    const entries = this.played.splice(from);
    const first = entries[0];
    if (first === undefined) throw new Error('nothing was played');
    const joined: Played = {
      action: automatic === undefined ? first.action : { ...first.action, auto_actions: automatic },
      changes: entries.length === 1 ? first.changes : entries.flatMap((e) => e.changes),
      tolerated: entries.flatMap((e) => e.tolerated),
    };
    this.played.push(joined);
    return joined;
  }

  private takeBackTo(length: number): void {
    while (this.played.length > length) {
      const entry = this.played.pop();
      if (entry !== undefined) this.revert(entry);
    }
  }

  private revert(entry: Played): void {
    for (let i = entry.changes.length - 1; i >= 0; i--) this.play.unchange(entry.changes[i] as Change);
  }

  /** Why an action would be refused now: the rule and a sentence; `null` where it is legal. Changes nothing. */
  explain(raw: unknown): RuleViolation | null {
    const { play } = this;
    play.journal = [];
    const tolerated = play.tolerated;
    try {
      const { action, entity } = checkAction(play, raw);
      process(play, action, entity);
      return null;
    } catch (error) {
      if (error instanceof RuleViolation)
        return new RuleViolation(error.rule, error.message, raw as never, error.details);
      throw error;
    } finally {
      play.rollback(0);
      play.tolerated = tolerated;
    }
  }

  /** Takes back the last action; `false` where there is none. */
  undo(): boolean {
    if (this.played.length <= this.forgotten) this.play = this.recall();
    const last = this.played.pop();
    if (last === undefined) return false;
    this.revert(last);
    this.undone.push(last);
    return true;
  }

  /** Plays again what was undone last; `false` where there is nothing. */
  redo(): boolean {
    const { undone } = this;
    const next = undone.pop();
    if (next === undefined) return false;
    // Played anew rather than copied: a message may have come in between.
    this.applyLogged(next.action as LoggedAction);
    this.undone = undone;
    return true;
  }

  /** What was played before the save is played once more, beside the game, for what it changed. Where that leads. */
  private recall(): Play {
    if (this.forgotten === 0) return this.play;
    const again = Game.start(this.rules, this.setup, { tolerance: this.tolerance });
    for (const { action } of this.played.slice(0, this.forgotten)) again.applyLogged(action as LoggedAction);
    this.played.splice(0, this.forgotten, ...again.played);
    this.forgotten = 0;
    return again.play;
  }

  /** What an action changed, by its place in `actions` (default: the last): payments with the rule that asked for them, and all else. */
  changes(index: number = this.played.length - 1): readonly Change[] {
    if (index < this.forgotten) this.recall();
    return this.played[index]?.changes ?? [];
  }

  /** What the set-up changed, up to the first decision: starting cash, certificates dealt, what is taken out of the game. */
  get setUpChanges(): readonly Change[] {
    this.dealt ??= Game.start(this.rules, this.setup, { tolerance: this.tolerance }).setUpChanges;
    return this.dealt;
  }

  /** Final standing, or the standing now. */
  result(): GameResult {
    const { state } = this.play;
    const values = state.players
      .map((p) => ({ id: String(p.id), value: this.rules.frame.score(this.play, `player:${p.id}`) }))
      .sort((a, b) => b.value - a.value);
    return {
      finished: state.finished,
      reason: state.endReason,
      values: Object.fromEntries(values.map((v) => [v.id, v.value])),
    };
  }

  save(): SavedGame {
    return {
      title: this.rules.title.id,
      variants: this.rules.variants,
      setup: this.setup,
      actions: this.actions,
      state: structuredClone(this.play.state),
    };
  }
}

/** Programs of all players could go on among themselves for ever; after so many actions somebody has to act himself. */
const MOST_AUTOMATIC = 100;

/** The action without its automatic ones, which are entries of their own until they are joined to it. */
const alone = (action: Action): Action => {
  if (action.auto_actions === undefined) return action;
  const { auto_actions: _, ...main } = action;
  return main as Action;
};
