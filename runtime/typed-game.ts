/**
 * A game whose actions and look-ups are typed by the ids of its title: a wrong corporation, train or field does not
 * compile. Generated modules fill in the ids.
 */
import type { ActionFields, ActionType, RouteAction } from './kernel/actions.ts';
import type { Change } from './kernel/changes.ts';
import { Game } from './kernel/game.ts';
import type { GameResult, NewGame, Played, PlayOptions, SavedGame } from './kernel/game.ts';
import type { GameLog } from './kernel/log.ts';
import type { Mechanic } from './kernel/mechanic.ts';
import type { CorporationState, GameState, HexState, PrivateState } from './kernel/state.ts';
import { LogFormatError } from './kernel/read-json.ts';
import { readLog } from './kernel/read-log.ts';
import { proveSave, readSave } from './kernel/read-save.ts';
import type { TitleDefinition } from './kernel/title.ts';
import type { RuleViolation } from './kernel/violation.ts';
import { link } from './link/link.ts';

/** The literal unions of a title. */
export interface TitleIds {
  readonly corporation: string;
  readonly minor: string;
  readonly company: string;
  readonly train: string;
  readonly hex: string;
  readonly tile: string;
  readonly phase: string;
  readonly variant: string;
  readonly action: ActionType;
  readonly players: number;
}

type Copy<Name extends string> = `${Name}-${number}`;

/** The type of an action's field by its name, where the title's ids narrow it. */
interface FieldTypes<I extends TitleIds> {
  corporation: I['corporation'];
  minor: I['minor'];
  company: I['company'];
  hex: I['hex'];
  tile: Copy<I['tile']>;
  train: Copy<I['train']>;
  exchange: Copy<I['train']>;
  variant: string;
  shares: readonly `${I['corporation'] | I['minor']}_${number}`[];
  rotation: 0 | 1 | 2 | 3 | 4 | 5;
  share_price: `${number},${number},${number}`;
  routes: readonly (Omit<RouteAction, 'train'> & { readonly train: Copy<I['train']> })[];
}

type TypedFields<F, I extends TitleIds> = {
  readonly [K in keyof F]: K extends keyof FieldTypes<I>
    ? F[K] extends number | undefined
      ? F[K]
      : FieldTypes<I>[K]
    : F[K];
};

/** Who may act. */
export type TypedActor<I extends TitleIds> =
  | { readonly entity: number | string; readonly entity_type: 'player' }
  | { readonly entity: I['corporation']; readonly entity_type: 'corporation' }
  | { readonly entity: I['minor']; readonly entity_type: 'minor' }
  | { readonly entity: I['company']; readonly entity_type: 'company' };

export type TypedAction<I extends TitleIds, T extends ActionType = I['action']> = {
  [K in T]: { readonly type: K; readonly id?: number } & TypedActor<I> & TypedFields<ActionFields[K], I>;
}[T];

export interface TypedLegal<I extends TitleIds> {
  readonly action: TypedAction<I>;
  /** Where one number of the action is free: any value from `min` to `max` in steps of `step`. */
  readonly range?: {
    readonly field: 'price' | 'amount';
    readonly min: number;
    readonly max: number;
    readonly step: number;
  };
}

/** What `newGame` of a generated module returns. Money in whole currency units, shares in percent. */
export interface TitleGame<I extends TitleIds> {
  /** The untyped game behind it: for logs, tools and tests. */
  readonly game: Game;
  readonly state: Readonly<GameState>;
  legalActions(): readonly TypedLegal<I>[];
  /** Plays an action; throws a `RuleViolation` and changes nothing where a rule refuses it. */
  apply(action: TypedAction<I>): Played;
  /** Why an action would be refused now; `null` where it is legal. */
  explain(action: TypedAction<I>): RuleViolation | null;
  undo(): boolean;
  redo(): boolean;
  /** What an action changed (default: the last): who paid whom, and by which rule. */
  changes(index?: number): readonly Change[];
  result(): GameResult;
  save(): SavedGame;
  corporation(id: I['corporation']): CorporationState;
  minor(id: I['minor']): CorporationState;
  company(id: I['company']): PrivateState;
  hex(id: I['hex']): HexState;
  phase(): I['phase'];
  cashOf(entity: TypedActor<I>): number;
}

export interface RestoreOptions extends PlayOptions {
  /**
   * Takes the save at its word: the game goes on from its state at once. Only for saves that no one else can have
   * written; without it the save is read with care and its actions are played again, which takes as long as playing.
   */
  readonly trusted?: boolean;
}

export interface TitleModule<I extends TitleIds> {
  readonly title: TitleDefinition;
  readonly newGame: (setup: NewTitleGame<I>) => TitleGame<I>;
  /**
   * Goes on with what `save()` returned, or with its JSON after any journey. Throws a `LogFormatError` where the save is
   * damaged or of another title, a `LogError` at an action that the rules refuse, a `LinkError` where the title is not
   * for its variants or number of players.
   */
  readonly restore: (saved: unknown, options?: RestoreOptions) => TitleGame<I>;
  /**
   * Plays a public log: its JSON, or what `readLog` has made of it. Throws a `LogFormatError` where it is no log, a
   * `LogError` that names the action it cannot play, a `LinkError` where the title is not for its variants or number of
   * players.
   */
  readonly load: (log: unknown, options?: PlayOptions) => TitleGame<I>;
}

export interface NewTitleGame<I extends TitleIds> {
  /** How many, or who, in seat order. */
  readonly players: I['players'] | readonly { readonly id: number | string; readonly name: string }[];
  readonly seed: number;
  readonly variants?: readonly I['variant'][];
}

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The title has no ${what}.`);
  return value;
};

const typed = <I extends TitleIds>(game: Game): TitleGame<I> => ({
  game,
  get state() {
    return game.state;
  },
  legalActions: () => game.legalActions() as readonly TypedLegal<I>[],
  apply: (action) => game.apply(action),
  explain: (action) => game.explain(action),
  undo: () => game.undo(),
  redo: () => game.redo(),
  changes: (index) => (index === undefined ? game.changes() : game.changes(index)),
  result: () => game.result(),
  save: () => game.save(),
  corporation: (id) => found(game.state.corporations[`corporation:${id}`], `corporation ${id}`),
  minor: (id) => found(game.state.corporations[`minor:${id}`], `minor ${id}`),
  company: (id) => found(game.state.privates[id], `private company ${id}`),
  hex: (id) => found(game.state.hexes[id], `hex ${id}`),
  phase: () => found(game.rules.title.phases[game.state.phase], 'phase').id as I['phase'],
  cashOf: ({ entity, entity_type }) => game.state.cash[`${entity_type}:${entity}`] ?? 0,
});

const seated = (players: NewTitleGame<TitleIds>['players']): NewGame['players'] =>
  typeof players === 'number'
    ? Array.from({ length: players }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }))
    : players;

/** A public log has its seed among its settings. */
const isRead = (log: unknown): log is GameLog =>
  typeof log === 'object' && log !== null && 'seed' in log && 'variants' in log && !('settings' in log);

/** Joins a title's data and its mechanics: what a generated module exports. */
export const titleModule = <I extends TitleIds>(
  title: TitleDefinition,
  mechanics: readonly Mechanic[],
): TitleModule<I> => {
  const rulesFor = (players: number, variants: readonly string[]) => link(title, mechanics, { players, variants });
  return {
    title,
    newGame({ players, seed, variants = [] }) {
      const seats = seated(players);
      return typed<I>(Game.start(rulesFor(seats.length, variants), { players: seats, seed }));
    },
    restore(save, { trusted = false, ...options } = {}) {
      const saved = readSave(save);
      if (saved.title !== title.id) throw new LogFormatError('/title', `is not ${title.id}`);
      const rules = rulesFor(saved.setup.players.length, saved.variants);
      return typed<I>(trusted ? Game.restore(rules, saved, options) : proveSave(rules, saved, options));
    },
    load(given, options) {
      const log = isRead(given) ? given : readLog(given);
      return typed<I>(Game.load(rulesFor(log.players.length, log.variants), log, options));
    },
  };
};
