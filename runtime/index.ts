/** The public interface of the runtime. */
export type { Action, ActionFields, ActionOf, ActionType, Legal, RawAction, RouteAction } from './kernel/actions.ts';
export type { Change } from './kernel/changes.ts';
export { Game, LogError } from './kernel/game.ts';
export type { GameResult, NewGame, Played, PlayOptions, SavedGame } from './kernel/game.ts';
export { keptActions, withAutomatic } from './kernel/log.ts';
export type { GameLog, LoggedAction } from './kernel/log.ts';
export { calledAs, defineMechanic } from './kernel/mechanic.ts';
export type { Behaviour, Mechanic, MechanicContext } from './kernel/mechanic.ts';
export type { Manifest } from './kernel/manifest.ts';
export { defineMechanicRule } from './kernel/mechanic-rule.ts';
export type { MechanicRule, RuleScene } from './kernel/mechanic-rule.ts';
export { LogFormatError, readLog } from './kernel/read-log.ts';
export { proveSave, readSave } from './kernel/read-save.ts';
export type { Rulebook } from './kernel/rulebook.ts';
export type { GameState } from './kernel/state.ts';
export type { TitleDefinition } from './kernel/title.ts';
export { RuleViolation } from './kernel/violation.ts';
export { link, LinkError } from './link/link.ts';
export type { LinkOptions } from './link/link.ts';
export { titleModule } from './typed-game.ts';
export type {
  NewTitleGame,
  RestoreOptions,
  TitleGame,
  TitleIds,
  TitleModule,
  TypedAction,
  TypedActor,
  TypedLegal,
} from './typed-game.ts';
