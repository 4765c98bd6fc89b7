/** An operator buys trains; its president may sell shares for one it must buy (core rules 8.12, 13). */
import { actorOf } from '../kernel/actor.ts';
import type { Action } from '../kernel/actions.ts';
import { markPassed } from '../kernel/engine.ts';
import { askVerdict } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import { isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { demand, refuse } from '../kernel/violation.ts';
import type { Objection } from '../kernel/violation.ts';
import { cashOf } from '../core/bank.ts';
import { namedBundle } from '../core/bundles.ts';
import { sharePrice } from '../core/share-price.ts';
import { checkEmergencySale, emergencyBundles, sellInEmergency } from '../core/emergency-sale.ts';
import { routeFlags } from '../core/map/graph.ts';
import { presidentOf, resortOperators } from '../core/operators.ts';
import {
  anythingOnSale,
  buyTrain as purchase,
  canBuyTrain,
  fromBank,
  mustBuyTrain,
  noteEmergencySale,
  startTrainStep,
  trainChoices,
} from '../core/train-market.ts';
import type { TrainOffer } from '../core/train-market.ts';
import { cheapestBuyablePrice, placeOf, trainsOf } from '../core/trains.ts';

const MUST = ['buy_train'] as const;
const MAY = ['buy_train', 'pass'] as const;
const SELL = ['sell_shares'] as const;
const NOTHING: readonly string[] = [];

/** Money still missing for the cheapest train of the depot when operator and president put theirs together. */
const missing = (play: Play, operator: EntityId, president: EntityId): number =>
  cheapestBuyablePrice(play, operator) - cashOf(play, operator) - cashOf(play, president);

const maySell = (play: Play, operator: EntityId, player: EntityId): boolean =>
  play.rules.policies.emergency.maySellShares &&
  presidentOf(play, operator) === player &&
  missing(play, operator, player) > 0 &&
  cheapestBuyablePrice(play, operator) !== Infinity;

const matches = (offer: TrainOffer, action: Extract<Action, { type: 'buy_train' }>): boolean =>
  offer.train === action.train &&
  offer.exchange === (action.exchange ?? null) &&
  (offer.variant === null || action.variant === undefined || offer.variant === action.variant);

/** What a rule says against this buyer of this train, wherever the train is: the reason why it is not offered. */
const forbidden = (play: Play, buyer: EntityId, train: string): Objection | null => {
  const seller = placeOf(play, train);
  return seller === null ? null : askVerdict(play, 'mayBuyTrain', { buyer, train, seller });
};

const buy = (play: Play, step: Step, action: Extract<Action, { type: 'buy_train' }>, operator: EntityId): void => {
  const offers = trainChoices(play, operator).filter((o) => matches(o, action));
  if (offers.length === 0) {
    demand(forbidden(play, operator, action.train));
    refuse('train.not-on-sale', `${action.train} cannot be bought by ${operator} now.`, { train: action.train });
  }
  const offer = offers.find((o) => o.min <= action.price && action.price <= o.max) ?? offers[0];
  if (offer === undefined) return;
  if (action.price < offer.min || action.price > offer.max) {
    refuse(
      'train.price',
      `${action.train} costs ${offer.min === offer.max ? offer.min : `${offer.min} to ${offer.max}`}, not ${action.price}.`,
      { min: offer.min, max: offer.max },
    );
  }
  purchase(play, operator, offer, action.price);
  const soldOut = fromBank(offer.seller) && !anythingOnSale(play, operator);
  if (soldOut || !canBuyTrain(play, operator)) markPassed(play, step);
};

const sell = (play: Play, action: Extract<Action, { type: 'sell_shares' }>, player: EntityId): void => {
  const operator = play.current;
  if (operator === undefined) return;
  const bundle = namedBundle(play, action.shares, action.percent);
  const emergency = { operator, president: player, needed: missing(play, operator, player) };
  demand(checkEmergencySale(play, { ...emergency, bundle }));
  noteEmergencySale(play, sharePrice(play, bundle.corporation, bundle.owner, true));
  sellInEmergency(play, emergency, bundle);
  resortOperators(play);
};

export const buyTrain: StepFactory = (id) => {
  const step: Step = {
    id,
    name: 'buy_train',
    blocking: true,
    types: ['buy_train', 'sell_shares', 'pass'],
    setUp: startTrainStep,
    actors(play) {
      const operator = play.current;
      const president = operator === undefined ? null : presidentOf(play, operator);
      return operator === undefined
        ? []
        : president !== null && isPlayer(president)
          ? [operator, president]
          : [operator];
    },
    reached(play) {
      const operator = play.current;
      if (operator === undefined || trainsOf(play, operator).length > 0) return;
      if (play.state.corporations[operator]?.hadRoute === false && routeFlags(play, operator).purchaseRoute)
        play.set(['corporations', operator, 'hadRoute'], true);
    },
    offers(play, entity) {
      const operator = play.current;
      if (operator === undefined) return NOTHING;
      if (entity === operator) return mustBuyTrain(play, operator) ? MUST : canBuyTrain(play, operator) ? MAY : NOTHING;
      return isPlayer(entity) && maySell(play, operator, entity) ? SELL : NOTHING;
    },
    list(play, entity, add) {
      const operator = play.current;
      if (operator === undefined) return;
      const actor = actorOf(play, entity);
      if (entity !== operator) {
        for (const bundle of emergencyBundles(play, {
          operator,
          president: entity,
          needed: missing(play, operator, entity),
        })) {
          add({
            action: {
              type: 'sell_shares',
              ...actor,
              shares: bundle.certificates.map((c) => c.id),
              percent: bundle.percent,
            },
          });
        }
        return;
      }
      for (const offer of trainChoices(play, operator)) {
        const action = {
          type: 'buy_train' as const,
          ...actor,
          train: offer.train,
          price: offer.min,
          ...(offer.variant === null ? {} : { variant: offer.variant }),
          ...(offer.exchange === null ? {} : { exchange: offer.exchange }),
        };
        add(
          offer.min === offer.max
            ? { action }
            : { action, range: { field: 'price', min: offer.min, max: offer.max, step: 1 } },
        );
      }
      if (!mustBuyTrain(play, operator)) add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action, entity) {
      if (action.type === 'pass') markPassed(play, step);
      else if (action.type === 'buy_train') buy(play, step, action, entity);
      else if (action.type === 'sell_shares') sell(play, action, entity);
    },
  };
  return step;
};
