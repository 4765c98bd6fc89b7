/** What a player waits for: undo, and the list of legal actions, over whole games of 1830. */
import { Game } from '../runtime/index.ts';
import { logsOf } from './corpus.ts';
import { median, say, timed } from './measure.ts';

export const benchInteraction = (): void => {
  const undo: number[] = [];
  const legal: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const { log, rules, actions } of logsOf('1830')) {
      const game = Game.start(rules, { players: log.players, seed: log.seed });
      for (const action of actions) {
        const time = timed(() => void game.legalActions());
        game.apply(action);
        const back = timed(() => void game.undo());
        game.redo();
        if (round > 0) {
          legal.push(time);
          undo.push(back);
        }
      }
    }
  }
  say(`undo, ${undo.length} actions of 1830`, `${median(undo).toFixed(4)} ms median`, '0.1 ms');
  say(`legalActions, ${legal.length} states of 1830`, `${median(legal).toFixed(4)} ms median`, '0.2 ms');
};
