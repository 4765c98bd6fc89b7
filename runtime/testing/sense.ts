/**
 * What people see who do not play at random: a corporation without a train buys one and leaves others their last, what is
 * earned is mostly paid out, track is laid where the network grows, and while few corporations earn anything nobody
 * squanders. Games of such players end as the rules have it, also in titles whose companies live by their track.
 */
import type { Legal } from '../kernel/actions.ts';
import type { Game } from '../kernel/game.ts';
import { isOperator } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { networkOf } from '../core/map/graph.ts';
import { placeOf, trainsOf } from '../core/trains.ts';
import { TEMPERAMENTS } from './temperaments.ts';
import type { Weights } from './temperaments.ts';

/** Corporations with trains, below which everybody takes care. */
const FEW = 3;

/** Few corporations earn anything: whoever squanders now may ruin the table. */
const hardTimes = ({ context: play, state }: Game): boolean => {
  let running = 0;
  for (const [id, { floated, closed }] of Object.entries(state.corporations))
    if (floated && !closed && trainsOf(play, id).length > 0) running++;
  return running < FEW;
};

const actorOf = ({ action }: Legal): EntityId => `${action.entity_type}:${action.entity}`;

/** Takes the last train of another corporation, for any price: that one will want it back before it ran. */
const isRobbery = (game: Game, { action, range }: Legal): boolean => {
  if (action.type !== 'buy_train' || range === undefined) return false;
  const seller = placeOf(game.context, action.train);
  return seller === null || trainsOf(game.context, seller).length < 2;
};

/** A first train is needed more than anything else, somebody's last one is seldom taken. In hard times everybody is steady. */
export const sensibleWeights = (game: Game, legal: readonly Legal[], temperament: Weights): Weights => {
  const weights = hardTimes(game) ? TEMPERAMENTS.steady : temperament;
  const buys = legal.filter(({ action }) => action.type === 'buy_train');
  const [first] = buys;
  if (first === undefined) return weights;
  const needed = trainsOf(game.context, actorOf(first)).length === 0;
  const factor = buys.every((buy) => isRobbery(game, buy)) ? 0.05 : needed ? 20 : 1;
  return { ...weights, buy_train: (weights['buy_train'] ?? 3) * factor };
};

/**
 * Among the actions of a type. What is earned is mostly paid out; whoever may leave a poor table stays, which is the
 * first answer that he can give.
 */
export const sensibleTaste = (game: Game, legal: Legal, all: readonly Legal[]): number => {
  const { action, range } = legal;
  if (action.type === 'choose') return legal !== all[0] && hardTimes(game) ? 0.01 : 1;
  if (action.type === 'dividend') return action.kind === 'withhold' ? 0.1 : 1;
  if (action.type !== 'buy_train' || range === undefined) return 1;
  return isRobbery(game, legal) ? 0.002 : 0.3;
};

const stopsReached = (game: Game, operator: EntityId): number => {
  let count = 0;
  for (const stops of networkOf(game.context, operator).stops)
    for (let left = stops; left !== 0; left &= left - 1) count++;
  return count;
};

/** Of a few lays the one after which the network of its layer reaches most stops. */
export const bestLay = (game: Game, lays: readonly Legal[]): Legal | undefined => {
  let best: Legal | undefined;
  let most = -1;
  for (const lay of lays) {
    const operator = actorOf(lay);
    if (!isOperator(operator)) return lay;
    game.apply(lay.action);
    const reached = game.state.corporations[operator]?.closed === false ? stopsReached(game, operator) : 0;
    game.undo();
    if (reached <= most) continue;
    most = reached;
    best = lay;
  }
  return best;
};
