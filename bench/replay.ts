/** Validated actions a second, replaying every log of a title on one core once warm. */
import { Game } from '../runtime/index.ts';
import type { Prepared } from './corpus.ts';
import { logsOf, titlesWithLogs } from './corpus.ts';
import { median, say, timed } from './measure.ts';

/** What the rules documents say the public implementation let through; as in the conformance test. */
import { TOLERATED } from '../generator/replay/tolerance.ts';

const replayAll = (logs: readonly Prepared[]): number => {
  let count = 0;
  for (const { log, rules, actions } of logs) {
    const game = Game.start(rules, { players: log.players, seed: log.seed }, { tolerance: TOLERATED });
    for (const action of actions) game.apply(action);
    count += actions.length;
  }
  return count;
};

export const benchReplay = (): void => {
  for (const id of titlesWithLogs()) {
    const logs = logsOf(id);
    const actions = logs.reduce((sum, log) => sum + log.actions.length, 0);
    try {
      for (let i = 0; i < 15; i++) replayAll(logs);
      const rates = Array.from({ length: 9 }, () => actions / (timed(() => void replayAll(logs)) / 1000));
      say(
        `replay ${id}: ${logs.length} logs, ${actions} actions`,
        `${Math.round(median(rates)).toLocaleString('en')} actions/s`,
        '50,000',
      );
    } catch (error) {
      say(`replay ${id}`, 'does not conform', error instanceof Error ? error.message.slice(0, 60) : '');
    }
  }
};
