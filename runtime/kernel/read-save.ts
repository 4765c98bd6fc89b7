/** Saved games that come from outside: read with care, and proved before they are played on. */
import type { Action } from './actions.ts';
import { firstDifference } from './difference.ts';
import { Game } from './game.ts';
import type { PlayOptions, SavedGame } from './game.ts';
import { LogError } from './log-error.ts';
import type { LoggedAction } from './log.ts';
import { LogFormatError, object, text, texts } from './read-json.ts';
import { readActions, readPlayers } from './read-log.ts';
import type { Rulebook } from './rulebook.ts';
import type { GameState } from './state.ts';
import { RuleViolation } from './violation.ts';

/**
 * From parsed JSON to a saved game of sound form; its title, variants and number of players say which rulebook it needs.
 * The state in it is only known to be an object: `proveSave` holds it against the actions. Throws a LogFormatError.
 */
export const readSave = (value: unknown): SavedGame => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LogFormatError('', 'must be an object', 'the saved game');
  const saved = object(value, '');
  const setup = object(saved['setup'], '/setup');
  const { seed } = setup;
  if (typeof seed !== 'number' || !Number.isSafeInteger(seed))
    throw new LogFormatError('/setup/seed', 'must be a whole number');
  return {
    title: text(saved['title'], '/title'),
    variants: texts(saved['variants'], '/variants'),
    setup: { players: readPlayers(setup['players'], '/setup/players'), seed },
    actions: readActions(saved['actions'], '/actions') as readonly LoggedAction[] as readonly Action[],
    state: object(saved['state'], '/state') as unknown as GameState,
  };
};

/**
 * Plays a saved game again and holds the state it comes to against the saved one. The game it returns undoes without
 * playing anything again. Throws a LogError at an action that is refused, a LogFormatError where something else differs.
 */
export const proveSave = (rules: Rulebook, saved: SavedGame, options: PlayOptions = {}): Game => {
  if (saved.title !== rules.title.id) throw new LogFormatError('/title', `is not ${rules.title.id}`);
  if (firstDifference(rules.variants, saved.variants) !== null)
    throw new LogFormatError('/variants', `are not [${rules.variants.join(', ')}]`);
  const game = Game.start(rules, saved.setup, options);
  for (const [index, action] of saved.actions.entries()) {
    try {
      game.applyLogged(action as LoggedAction);
    } catch (error) {
      throw error instanceof RuleViolation ? new LogError(index, action, error) : error;
    }
  }
  const found = firstDifference(game.state, saved.state);
  if (found !== null) throw new LogFormatError(`/state${found}`, 'is not what the actions lead to');
  return game;
};
