/** Counting sequences of legal actions (what chess programs call perft): two engines that agree on it agree on the rules. */
import type { Game } from '../kernel/game.ts';

/**
 * Number of sequences of `depth` listed actions from here. A range counts as one action, played at its lower end; a
 * sequence that the end of the game cuts short counts as one. The game is left as it was.
 */
export const countSequences = (game: Game, depth: number): number => {
  const legal = game.legalActions();
  if (depth === 0 || game.state.finished) return 1;
  if (depth === 1) return legal.length;
  let count = 0;
  for (const { action } of legal) {
    game.apply(action);
    count += countSequences(game, depth - 1);
    game.undo();
  }
  return count;
};

/** The same, split by the first action: `type` and what tells it from the others, for finding where two counts part. */
export const splitSequences = (game: Game, depth: number): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const { action } of game.legalActions()) {
    game.apply(action);
    found[JSON.stringify(action)] = countSequences(game, depth - 1);
    game.undo();
  }
  return found;
};
