/** At any time of an operator's turn its president may declare what has become certain (core rules 13.3). */
import { actorOf } from '../kernel/actor.ts';
import type { StepFactory } from '../kernel/round.ts';
import { isOperator } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';
import { goBankrupt, isBankrupt } from '../core/bankruptcy.ts';
import { mustBuyTrain } from '../core/train-market.ts';

const TYPES = ['bankrupt'] as const;
const NOTHING: readonly string[] = [];

export const bankruptcy: StepFactory = (id) => ({
  id,
  name: '',
  blocking: false,
  types: TYPES,
  actors: (play) => (play.current === undefined ? [] : [play.current]),
  offers: (play, entity) => (entity === play.current && isOperator(entity) ? TYPES : NOTHING),
  list(play, entity, add) {
    // Only who must buy is offered it; the declaration itself asks for nothing but the money.
    if (mustBuyTrain(play, entity) && isBankrupt(play, entity)) add({ action: { type: 'bankrupt', ...actorOf(play, entity) } });
  },
  apply(play, _action, entity) {
    if (!isBankrupt(play, entity)) refuse('bankruptcy.solvent', `${entity} and its president can still raise the price of a train.`);
    goBankrupt(play, entity);
  },
});
