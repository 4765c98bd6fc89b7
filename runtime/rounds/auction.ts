/** The opening auction: it lasts as long as one of its steps waits (core rules 6). */
import { resetSteps, waitingStep, walkSteps } from '../kernel/engine.ts';
import type { RoundKind } from '../kernel/round.ts';
import { reorderPlayers } from '../core/player-order.ts';

/** Its steps say themselves who is next: the index points to the player after the last ordinary turn. */
export const auctionRound: RoundKind = {
  entities: (play) => play.state.order.filter((player) => play.state.bankrupt[player] !== true),

  start(play) {
    resetSteps(play);
    walkSteps(play);
  },

  afterAction: () => undefined,

  finished: (play) => waitingStep(play) === null,

  finish: reorderPlayers,
};
