/** Buying trains (core rules 8.12, 13.2): what an operator may or must buy, from whom, and at which price. */
import { askVerdict, passValue, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, DEPOT, DISCARD, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf, pay, payIfAny } from './bank.ts';
import { routeFlags } from './map/graph.ts';
import { presidentOf } from './operators.ts';
import { closePrivatesOn, trainLeftDepot } from './phases.ts';
import {
  cheapestBuyablePrice,
  cheapestDepotPrice,
  depotOffers,
  discardTrain,
  hasRoom,
  isObsolete,
  listPrice,
  moveTrain,
  offeredPrices,
  trainName,
  trainsOf,
} from './trains.ts';

/** A train that can be had: where from, and at which prices. */
export interface TrainOffer {
  readonly train: string;
  /** `depot`, `discard`, or the operator that owns it. */
  readonly seller: string;
  readonly variant: string | null;
  readonly min: number;
  readonly max: number;
  /** Train handed in for a lower price. */
  readonly exchange: string | null;
}

/** New or discarded: the bank's, not another operator's. */
export const fromBank = (seller: string): boolean => seller === DEPOT || seller === DISCARD;

/** Prices paid and shares sold during this operator's train step. */
const memory = <T>(play: Play, key: string): T | undefined => play.state.round.memory[key] as T | undefined;
const remember = (play: Play, key: string, value: unknown): void => play.set(['round', 'memory', key], value);

const BOUGHT = 'typesBought';
const LAST_SALE = 'lastSalePrice';

export const startTrainStep = (play: Play): void => {
  remember(play, BOUGHT, undefined);
  remember(play, LAST_SALE, undefined);
};

/** Price of one share at the president's last emergency sale of the turn. */
export const noteEmergencySale = (play: Play, pricePerShare: number): void => remember(play, LAST_SALE, pricePerShare);

/** No trains although the depot has some, and a route to run: it must buy one. */
export const mustBuyTrain = (play: Play, operator: EntityId): boolean => {
  const policy = play.rules.policies.trains.mustBuy;
  const must =
    policy !== 'never' &&
    trainsOf(play, operator).length === 0 &&
    cheapestBuyablePrice(play, operator) !== Infinity &&
    (policy === 'always' || routeFlags(play, operator).purchaseRoute);
  return passValue(play, 'mustBuyTrain', must, { operator });
};

/** Trains of other operators that may change hands at all. */
export const trainsOfOthers = (
  play: Play,
  operator: EntityId,
): readonly { readonly train: string; readonly seller: EntityId }[] => {
  const { fromOthers, obsoleteMayBeBought } = play.rules.policies.trains;
  if (fromOthers === 'never') return [];
  const found: { train: string; seller: EntityId }[] = [];
  const president = presidentOf(play, operator);
  for (const { entity } of play.rules.corporations) {
    if (entity === operator || (fromOthers === 'same_president' && presidentOf(play, entity) !== president)) continue;
    for (const train of trainsOf(play, entity)) {
      if (obsoleteMayBeBought === true || !isObsolete(play, train)) found.push({ train, seller: entity });
    }
  }
  return found;
};

/** Price of the cheapest train with a train handed in for it, `Infinity` where none takes one. */
const cheapestTradeIn = (play: Play, operator: EntityId): number => {
  let lowest = Infinity;
  for (const exchanged of trainsOf(play, operator)) {
    for (const train of depotOffers(play, operator)) {
      const off = passValue(play, 'tradeIn', 0, { buyer: operator, train, exchanged });
      if (off > 0) for (const { price } of offeredPrices(play, operator, train)) lowest = Math.min(lowest, price - off);
    }
  }
  return lowest;
};

/** It has room and money for the cheapest train (1 as soon as anybody else owns one), or for one against a trade-in. */
export const canBuyTrain = (play: Play, operator: EntityId): boolean =>
  passValue(play, 'asksForTrain', hasMoneyForTrain(play, operator), { operator });

const hasMoneyForTrain = (play: Play, operator: EntityId): boolean => {
  const cash = cashOf(play, operator);
  if (hasRoom(play, operator)) {
    if (cash >= 1 && trainsOfOthers(play, operator).length > 0) return true;
    if (cash >= cheapestDepotPrice(play, operator)) return true;
  }
  return trainsOf(play, operator).length > 0 && cash >= cheapestTradeIn(play, operator);
};

/** With one train per type and turn, types already bought are no longer sold. */
const openDepotOffers = (play: Play, operator: EntityId): readonly string[] => {
  const offers = depotOffers(play, operator);
  const bought = memory<readonly string[]>(play, BOUGHT);
  return play.rules.policies.trains.onePerType === true && bought !== undefined
    ? offers.filter((t) => !bought.includes(trainName(t)))
    : offers;
};

const depotChoices = (play: Play, operator: EntityId, must: boolean, help: number): TrainOffer[] => {
  const cash = cashOf(play, operator);
  const found: TrainOffer[] = [];
  const room = hasRoom(play, operator);
  const cheapest = cheapestBuyablePrice(play, operator);
  for (const train of openDepotOffers(play, operator)) {
    const seller = trainsOf(play, DISCARD).includes(train) ? DISCARD : DEPOT;
    for (const { variant, price } of offeredPrices(play, operator, train)) {
      const helped =
        must &&
        price > cash &&
        price <= cash + help &&
        (!play.rules.policies.emergency.cheapestDepotTrainOnly || price === cheapest);
      if (room && (price <= cash || helped))
        found.push({ train, seller, variant, min: price, max: price, exchange: null });
      for (const exchanged of trainsOf(play, operator)) {
        const off = passValue(play, 'tradeIn', 0, { buyer: operator, train, exchanged });
        if (off > 0 && price - off <= cash)
          found.push({ train, seller, variant, min: price - off, max: price - off, exchange: exchanged });
      }
    }
  }
  return found;
};

const choicesOfOthers = (play: Play, operator: EntityId, must: boolean, help: number): TrainOffer[] => {
  if (!hasRoom(play, operator)) return [];
  const cash = cashOf(play, operator);
  const sale = memory<number>(play, LAST_SALE);
  const policy = play.rules.policies.emergency.fromOthers;
  if (sale !== undefined && policy === 'never') return [];
  const found: TrainOffer[] = [];
  const both = cash + help;
  for (const { train, seller } of trainsOfOthers(play, operator)) {
    const list = listPrice(play, train, play.state.trainMarks[train]?.variant);
    const face = passValue(play, 'tradesAtFaceValue', play.rules.policies.trains.atFaceValue === true, {
      buyer: operator,
      seller,
      train,
    });
    // The president's money comes in only for a train that is worth more than the operator has; after a sale of
    // shares, the price must be one that the sale was needed for.
    const helped = must && (policy === 'always' || (policy === 'value' && list > cash));
    const min = helped && sale !== undefined ? Math.max(1, both - sale + 1) : 1;
    const max = !helped ? cash : policy === 'always' ? both : Math.min(list, both);
    if (face) {
      if (list <= max) found.push({ train, seller, variant: null, min: list, max: list, exchange: null });
    } else if (min <= max && list >= min) found.push({ train, seller, variant: null, min, max, exchange: null });
  }
  return found;
};

/** Everything that may be bought now, with the president's help where the operator must buy. */
export const trainChoices = (play: Play, operator: EntityId): readonly TrainOffer[] => {
  const must = mustBuyTrain(play, operator);
  const president = presidentOf(play, operator);
  const help = must && president !== null && isPlayer(president) ? cashOf(play, president) : 0;
  const choices = [...depotChoices(play, operator, must, help), ...choicesOfOthers(play, operator, must, help)];
  return choices.filter(
    (c) => askVerdict(play, 'mayBuyTrain', { buyer: operator, train: c.train, seller: c.seller }) === null,
  );
};

/** Whether anything is on sale at all, whatever it costs: with one train per type a step may run out of wares. Asked after purchases from the bank only. */
export const anythingOnSale = (play: Play, operator: EntityId): boolean => {
  if (openDepotOffers(play, operator).length > 0) return true;
  const sale = memory<number>(play, LAST_SALE);
  return (
    trainsOfOthers(play, operator).length > 0 &&
    !(sale !== undefined && play.rules.policies.emergency.fromOthers === 'never')
  );
};

/** Carries a purchase out; the checks are `trainChoices`. Order of effects: core rules 8.12. */
export const buyTrain = (play: Play, operator: EntityId, offer: TrainOffer, price: number): void => {
  const short = price - cashOf(play, operator);
  const president = presidentOf(play, operator);
  if (short > 0 && president !== null) pay(play, president, operator, short, 'train.president-helps');
  if (offer.exchange !== null) discardTrain(play, offer.exchange, 'train.trade-in');
  const bank = fromBank(offer.seller);
  payIfAny(play, operator, bank ? BANK : offer.seller, price, bank ? 'train.buy-from-bank' : 'train.buy-from-operator');
  if (offer.variant !== null)
    play.set(['trainMarks', offer.train], { ...play.state.trainMarks[offer.train], variant: offer.variant });
  moveTrain(play, offer.train, operator, 'train.bought');
  if (bank) remember(play, BOUGHT, [...(memory<readonly string[]>(play, BOUGHT) ?? []), trainName(offer.train)]);
  closePrivatesOn(play, 'bought_train', operator);
  tellEvent(play, 'trainDelivered', { buyer: operator, train: offer.train, seller: offer.seller });
  if (bank) trainLeftDepot(play, offer.train);
  tellEvent(play, 'trainBought', { buyer: operator, train: offer.train, seller: offer.seller });
};
