/** At any time of an operator's turn it or its president may declare what has become certain (core rules 13.3). */
import { actorOf } from '../kernel/actor.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { StepFactory } from '../kernel/round.ts';
import { isOperator, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf } from '../core/bank.ts';
import { goBankrupt, isBankrupt } from '../core/bankruptcy.ts';
import { presidentOf } from '../core/operators.ts';
import { mustBuyTrain } from '../core/train-market.ts';

const TYPES = ['bankrupt'] as const;
const NOTHING: readonly string[] = [];

const debtor = (play: Play): EntityId | null => (play.current === undefined ? null : presidentOf(play, play.current));

/** The operator for a train that it must buy or another debt, its president for debts of his own. */
const isInTrouble = (play: Play, operator: EntityId, entity: EntityId): boolean =>
  isPlayer(entity)
    ? cashOf(play, entity) < 0
    : passValue(play, 'bankruptcyDue', mustBuyTrain(play, operator), { operator });

export const bankruptcy: StepFactory = (id) => ({
  id,
  name: '',
  blocking: false,
  types: TYPES,
  actors(play) {
    const president = debtor(play);
    if (play.current === undefined) return [];
    return president !== null && isPlayer(president) ? [play.current, president] : [play.current];
  },
  offers(play, entity) {
    if (entity === play.current) return isOperator(entity) ? TYPES : NOTHING;
    return isPlayer(entity) && entity === debtor(play) && cashOf(play, entity) < 0 ? TYPES : NOTHING;
  },
  list(play, entity, add) {
    // Only who is in trouble is offered it; the declaration itself asks for nothing but the money.
    const operator = play.current;
    if (operator !== undefined && isInTrouble(play, operator, entity) && isBankrupt(play, operator)) {
      add({ action: { type: 'bankrupt', ...actorOf(play, entity) } });
    }
  },
  apply(play, _action, entity) {
    const operator = play.current;
    if (operator === undefined) return;
    if (!isBankrupt(play, operator)) {
      play.violate('bankruptcy.solvent', `${entity} and its president can still raise what is due.`);
    }
    goBankrupt(play, operator);
  },
});
