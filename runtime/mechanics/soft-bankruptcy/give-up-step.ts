/** Declaring at any time of the operator's turn what has become certain: the corporation is lost. */
import { actorOf } from '../../kernel/actor.ts';
import { passValue, tellEvent } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { BANK, isOperator } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { cashOf, transfer } from '../../core/bank.ts';
import { dearestBundles, isBankrupt } from '../../core/bankruptcy.ts';
import { closeCorporation } from '../../core/close-corporation.ts';
import { operatingOrder } from '../../core/market.ts';
import { presidentOf } from '../../core/operators.ts';
import { sellShares } from '../../core/sell-shares.ts';
import { percentOf } from '../../core/shares.ts';
import { mustBuyTrain } from '../../core/train-market.ts';

const TYPES = ['bankrupt'] as const;
const NOTHING: readonly string[] = [];

/** Of each corporation the dearest bundle that may be sold, in the order before any of the sales. */
const sellAll = (play: Play, operator: EntityId): void => {
  for (const corporation of [...operatingOrder(play)]) {
    const bundle = dearestBundles(play, operator).get(corporation);
    if (bundle !== undefined) sellShares(play, bundle, { rule: 'bankruptcy.sell', series: true });
  }
};

/** A train that must be bought, another debt of the corporation, or one of its president. */
const owes = (play: Play, operator: EntityId): boolean => {
  const president = presidentOf(play, operator);
  const due = passValue(play, 'bankruptcyDue', mustBuyTrain(play, operator), { operator });
  return due || (president !== null && cashOf(play, president) < 0);
};

/** What he has goes down with the corporation, and so does what he owes. */
const settleCash = (play: Play, player: EntityId, operator: EntityId): void => {
  const cash = cashOf(play, player);
  if (cash > 0) transfer(play, player, operator, cash, 'bankruptcy.cash');
  if (cash < 0) transfer(play, BANK, player, -cash, 'bankruptcy.cash');
};

const hasShares = (play: Play, player: EntityId): boolean =>
  play.rules.corporations.some(({ entity }) => percentOf(play, entity, player) > 0);

export const giveUpStep =
  (ruin: (play: Play, player: EntityId) => void): StepFactory =>
  (id) => ({
    id,
    name: '',
    blocking: false,
    types: TYPES,
    actors: (play) => (play.current === undefined ? [] : [play.current]),
    offers: (play, entity) => (entity === play.current && isOperator(entity) ? TYPES : NOTHING),
    list(play, entity, add) {
      // Only who owes something is offered it; the declaration itself asks for nothing but the money.
      if (owes(play, entity) && isBankrupt(play, entity))
        add({ action: { type: 'bankrupt', ...actorOf(play, entity) } });
    },
    apply(play, _action, entity) {
      const player = presidentOf(play, entity);
      if (player === null || !isBankrupt(play, entity)) {
        return refuse('bankruptcy.solvent', `${entity} and its president can still raise the price of a train.`);
      }
      sellAll(play, entity);
      settleCash(play, player, entity);
      closeCorporation(play, entity);
      tellEvent(play, 'salesSettled', { seller: player });
      if (!hasShares(play, player)) ruin(play, player);
    },
  });
