/** The operating round (core rules 8.1, 8.2): privates pay, then each operator takes its turn through the steps. */
import { tellEvent } from '../kernel/hooks.ts';
import { resetSteps, waitingStep, walkSteps } from '../kernel/engine.ts';
import type { Play } from '../kernel/play.ts';
import type { RoundKind } from '../kernel/round.ts';
import type { EntityId } from '../kernel/state.ts';
import { startRoundOfAbilities } from '../core/abilities.ts';
import { placeHomeToken } from '../core/home-token.ts';
import { operatorsInOrder } from '../core/operators.ts';
import { payPrivates } from '../core/privates.ts';
import { markTrain } from '../core/trains.ts';

const isOut = (play: Play, operator: EntityId): boolean => {
  const state = play.state.corporations[operator];
  return state === undefined || state.closed || !state.floated;
};

const startTurn = (play: Play, operator: EntityId): void => {
  play.set(['round', 'acted'], false);
  tellEvent(play, 'turnStarted', { operator });
  if (play.rules.policies.homeToken.when === 'operate') placeHomeToken(play, operator);
  resetSteps(play);
  walkSteps(play);
};

/** From a place in the order on: the first that can operate. An operator may come to operate, or have ceased to, only now. */
const startNextTurn = (play: Play, from: number): void => {
  let index = from;
  for (; index < play.state.round.entities.length; index++) {
    const operator = play.state.round.entities[index] as EntityId;
    tellEvent(play, 'turnComing', { operator });
    if (!isOut(play, operator)) break;
  }
  play.set(['round', 'index'], index);
  const next = play.state.round.entities[index];
  if (next !== undefined) startTurn(play, next);
};

const endTurn = (play: Play): void => {
  const { current } = play;
  if (current !== undefined) tellEvent(play, 'turnEnded', { operator: current });
};

/** Whether there is a reason to end the game at once. */
const endsNow = (play: Play): boolean => {
  play.rules.frame.noteEnd(play);
  return play.rules.frame.ends(play, false);
};

/** Who has closed in its own turn has no turn any more, whoever else is asked something. */
const isCurrentClosed = (play: Play): boolean =>
  play.current !== undefined && play.state.corporations[play.current]?.closed === true;

/** Goes on to operators until one has something to decide, or none is left. */
const goOn = (play: Play): void => {
  while ((waitingStep(play) === null || isCurrentClosed(play)) && !isOver(play)) {
    const ended = endsNow(play);
    endTurn(play);
    // An end that comes with the end of a turn leaves nobody else one; after any other the next turn still begins.
    if (!ended && endsNow(play)) return;
    startNextTurn(play, play.state.round.index + 1);
  }
};

const isOver = (play: Play): boolean => play.state.round.index >= play.state.round.entities.length;

export const operatingRound: RoundKind = {
  entities: operatorsInOrder,

  start(play) {
    payPrivates(play);
    if (play.rules.policies.homeToken.when === 'operating_round') {
      for (const operator of play.state.round.entities) placeHomeToken(play, operator);
    }
    for (const [place, trains] of Object.entries(play.state.trains)) {
      if (play.state.corporations[place] !== undefined) for (const id of trains) markTrain(play, id, 'operated', false);
    }
    startRoundOfAbilities(play);
    startNextTurn(play, 0);
    goOn(play);
  },

  afterAction(play) {
    goOn(play);
  },

  finished: (play) => isOver(play) && waitingStep(play) === null,
};
