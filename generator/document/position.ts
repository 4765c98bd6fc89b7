/** A position of a public log: the game as it stood after one of its actions. */
import { Game } from '../../runtime/kernel/game.ts';
import type { GameLog } from '../../runtime/kernel/log.ts';
import { keptActions, withAutomatic } from '../../runtime/kernel/log.ts';
import type { Rulebook } from '../../runtime/kernel/rulebook.ts';
import type { GameState } from '../../runtime/kernel/state.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { link } from '../../runtime/link/link.ts';
import { mechanics } from '../../runtime/mechanics/index.ts';
import { TOLERATED } from '../replay/tolerance.ts';

export interface Position {
  readonly rules: Rulebook;
  readonly state: GameState;
}

/**
 * After the action with the id `at`; without it after the last. Throws a LinkError where the title does not offer what
 * the log asks for, and a RuleViolation where the rules refuse an action.
 */
export const positionAfter = (title: TitleDefinition, log: GameLog, at = Infinity): Position => {
  const rules = link(title, mechanics, { players: log.players.length, variants: log.variants });
  const game = Game.start(rules, { players: log.players, seed: log.seed }, { tolerance: TOLERATED });
  for (const action of keptActions(log.actions)) {
    if ((action.id ?? 0) > at) break;
    for (const one of withAutomatic(action)) game.apply(one);
  }
  return { rules, state: game.state };
};
