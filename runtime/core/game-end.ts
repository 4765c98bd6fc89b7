/** When a game ends (core rules 14.1, 14.2). The title's table is read in its order; an earlier ending replaces a later one. */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { GameEndRule } from '../kernel/title.ts';
import { marketEndReached } from './market-moves.ts';
import { cheapestDepotPrice } from './trains.ts';

type Timing = GameEndRule['timing'];

const ORDER: readonly Timing[] = ['immediate', 'current_round', 'current_or', 'full_or', 'one_more_full_or_set'];

const reasonHolds = (play: Play, reason: string): boolean => {
  const { state, rules } = play;
  switch (reason) {
    case 'bank':
      return state.bankBroken;
    case 'bankrupt': {
      const bankrupt = Object.keys(state.bankrupt).length;
      return rules.policies.bankruptcy.endsGameAfter === 'one' ? bankrupt > 0 : bankrupt >= state.players.length - 1;
    }
    case 'final_phase':
      return state.phase === rules.title.phases.length - 1;
    case 'final_train':
      return cheapestDepotPrice(play, '') === Infinity;
    case 'stock_market':
      return marketEndReached(play);
    case 'all_closed':
      return rules.corporations.every((c) => state.corporations[c.entity]?.closed === true);
    default:
      return false;
  }
};

export const noteEnd = (play: Play): void => {
  for (const rule of play.rules.policies.gameEnd) {
    const stored = play.state.end;
    if (stored !== null && ORDER.indexOf(rule.timing) >= ORDER.indexOf(stored.timing as Timing)) continue;
    if (!passValue(play, 'endReason', reasonHolds(play, rule.reason), { reason: rule.reason })) continue;
    play.set(['end'], {
      reason: rule.reason,
      timing: rule.timing,
      turn: play.state.turn + (rule.timing === 'one_more_full_or_set' ? 1 : 0),
    });
  }
};

/** The round in hand is the last operating round of its set. */
const isLastOfSet = (play: Play): boolean =>
  play.state.round.kind === 'operating' && play.state.round.number >= play.state.setLength;

export const ends = (play: Play, roundFinished: boolean): boolean => {
  const trigger = play.state.end;
  if (trigger === null) return false;
  if (!roundFinished) return trigger.timing === 'immediate';
  switch (trigger.timing as Timing) {
    case 'immediate':
    case 'current_round':
      return true;
    case 'current_or':
      return play.state.round.kind === 'operating';
    case 'full_or':
      return isLastOfSet(play);
    case 'one_more_full_or_set':
      return isLastOfSet(play) && play.state.turn >= trigger.turn;
  }
};
