/** The stock round: turn after turn until every player has passed (core rules 7.1, 7.4, 7.5). */
import { resetSteps, waitingStep, walkSteps } from '../kernel/engine.ts';
import { tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { RoundKind } from '../kernel/round.ts';
import { placeHomeToken } from '../core/home-token.ts';
import { operatorsInOrder } from '../core/operators.ts';
import { reorderPlayers } from '../core/player-order.ts';
import { movePricesAfterStockRound } from '../core/sold-out.ts';
import { endRound, everybodyPassed, isRoundOver } from '../core/stock-memory.ts';

const startTurn = (play: Play): void => {
  resetSteps(play);
  const player = play.current;
  if (player !== undefined) tellEvent(play, 'playerTurnStarted', { player });
  walkSteps(play);
};

const advanceIndex = (play: Play): void => {
  const { entities, index } = play.state.round;
  if (entities.length > 0) play.set(['round', 'index'], (index + 1) % entities.length);
};

/** A reason to end the game at once leaves nobody else a turn. */
const endsNow = (play: Play): boolean => {
  play.rules.frame.noteEnd(play);
  return play.rules.frame.ends(play, false);
};

/** While nobody is waited for the turn is over: the next player's begins, unless all have passed. */
const goOn = (play: Play): void => {
  while (!isRoundOver(play) && waitingStep(play) === null && !endsNow(play)) {
    advanceIndex(play);
    if (everybodyPassed(play)) endRound(play);
    else startTurn(play);
  }
};

export const stockRound: RoundKind = {
  entities: (play) => play.state.order.filter((player) => play.state.bankrupt[player] !== true),

  start(play) {
    if (play.rules.policies.homeToken.when === 'float') {
      for (const corporation of operatorsInOrder(play)) placeHomeToken(play, corporation);
    }
    startTurn(play);
    goOn(play);
  },

  afterAction: goOn,

  finished: isRoundOver,

  finish(play) {
    movePricesAfterStockRound(play);
    reorderPlayers(play);
  },
};
