/**
 * The opening auction in which the cheapest company is bought at its price and others are bid for; each that becomes
 * the cheapest goes to its only bidder, or is fought for by all who bid on it (core rules 6.1).
 */
import { actorOf } from '../kernel/actor.ts';
import type { ActionOf } from '../kernel/actions.ts';
import { tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import { BANK } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';
import {
  bidsOn,
  cheapestOfAll,
  clearBids,
  discountCompany,
  freeCash,
  highestBid,
  lowestBidder,
  nextCompany,
  placeBid,
  priceOfCompany,
  unsoldCompanies,
  withdrawBid,
} from '../core/auction-bids.ts';
import { payIfAny } from '../core/bank.ts';
import { ownerOf, payPrivates, transferPrivate } from '../core/privates.ts';

const TYPES = ['bid', 'pass'] as const;
const NOTHING: readonly string[] = [];

interface Options {
  /** Least raise, in whole currency units. */
  readonly increment: number;
  /** What the cheapest company loses when all pass. */
  readonly discount: number;
  /** Bids lie whole raises above the lowest one. */
  readonly mustBeMultiple: boolean;
  /** Only bids that lead bind a player's cash. */
  readonly onlyHighestBidCommitted: boolean;
}

const readOptions = (options: Readonly<Record<string, unknown>>): Options => ({
  increment: typeof options['increment'] === 'number' ? options['increment'] : 5,
  discount: typeof options['discount'] === 'number' ? options['discount'] : 5,
  mustBeMultiple: options['mustBeMultiple'] === true,
  onlyHighestBidCommitted: options['onlyHighestBidCommitted'] === true,
});

const memory = <T>(play: Play, key: string): T | undefined => play.state.round.memory[key] as T | undefined;
const remember = (play: Play, key: string, value: unknown): void => play.set(['round', 'memory', key], value);

/** The company that several players fight for, `null` between such auctions. */
const fought = (play: Play): string | null => memory<string | null>(play, 'auctioned') ?? null;

const passed = (play: Play): Readonly<Record<EntityId, boolean>> => memory(play, 'passed') ?? {};

const flag = (play: Play, player: EntityId, value: boolean): void => {
  if ((passed(play)[player] ?? false) !== value) remember(play, 'passed', { ...passed(play), [player]: value });
};

const nextPlayer = (play: Play): void =>
  play.set(['round', 'index'], (play.state.round.index + 1) % play.state.round.entities.length);

const waitsFor = (play: Play): EntityId | null => {
  const company = fought(play);
  return company === null ? (play.current ?? null) : lowestBidder(play, company);
};

const sell = (play: Play, player: EntityId, company: string, price: number): void => {
  clearBids(play, company);
  payIfAny(play, player, BANK, price, 'auction.sold');
  transferPrivate(play, company, player);
  tellEvent(play, 'privateBought', { company, buyer: player, seller: BANK, price });
};

/** What is now the cheapest goes to its only bidder, and so on; two or more bidders fight for it. */
const resolve = (play: Play): void => {
  remember(play, 'auctioned', null);
  for (let next = nextCompany(play); next !== undefined; next = nextCompany(play)) {
    const bids = bidsOn(play, next.id);
    const only = bids[0];
    if (only === undefined) return;
    if (bids.length > 1) return remember(play, 'auctioned', next.id);
    sell(play, only.player, next.id, only.price);
  }
};

/** The company that can be bought outright: the cheapest, while nobody has bid on it. */
const isForSale = (play: Play, company: string): boolean => fought(play) === null && nextCompany(play)?.id === company;

const lowestRaise = (play: Play, company: string, { increment }: Options): number =>
  (highestBid(play, company)?.price ?? priceOfCompany(play, company)) + increment;

const checkBid = (play: Play, player: EntityId, company: string, price: number, options: Options): void => {
  if (ownerOf(play, company) !== BANK) refuse('auction.bid.company', `${company} is not for sale any more.`);
  const contested = fought(play);
  if (contested !== null && contested !== company) {
    refuse('auction.bid.company', `First it is settled who gets ${contested}.`);
  }
  const free = freeCash(play, player, company, options.onlyHighestBidCommitted);
  if (price > free)
    refuse('auction.bid.cash', `${player} can bid ${free} on ${company}, not ${price}.`, { free, price });
  if (isForSale(play, company)) {
    const exact = priceOfCompany(play, company);
    if (price !== exact) play.violate('auction.buy.price', `${company} is bought for ${exact}, not for ${price}.`);
    return;
  }
  const lowest = lowestRaise(play, company, options);
  if (price < lowest) refuse('auction.bid.low', `A bid on ${company} is at least ${lowest}.`, { lowest, price });
  if (options.mustBeMultiple && (price - lowest) % options.increment !== 0) {
    refuse('auction.bid.multiple', `Bids on ${company} rise by ${options.increment} at a time from ${lowest}.`);
  }
};

const bid = (play: Play, action: ActionOf<'bid'>, player: EntityId, options: Options): void => {
  const { company, price } = action;
  if (company === undefined) return refuse('auction.bid.company', 'A bid names a company.');
  checkBid(play, player, company, price, options);
  flag(play, player, false);
  if (fought(play) !== null) return placeBid(play, company, { player, price });
  if (isForSale(play, company)) {
    sell(play, player, company, price);
    resolve(play);
  } else placeBid(play, company, { player, price });
  nextPlayer(play);
};

const passFight = (play: Play, company: string, player: EntityId): void => {
  withdrawBid(play, company, player);
  if (bidsOn(play, company).length === 1) resolve(play);
};

/** Nobody wants anything: the very cheapest becomes cheaper, or, if that is sold, all companies pay their owners. */
const allPassed = (play: Play, { discount }: Options): void => {
  const cheapest = cheapestOfAll(play);
  if (cheapest !== undefined && ownerOf(play, cheapest.id) === BANK) {
    discountCompany(play, cheapest.id, discount);
    if (priceOfCompany(play, cheapest.id) <= 0) {
      nextPlayer(play);
      if (play.current !== undefined) sell(play, play.current, cheapest.id, 0);
      resolve(play);
    }
  } else {
    payPrivates(play);
    tellEvent(play, 'setEnded', {});
  }
  remember(play, 'passed', {});
};

const pass = (play: Play, player: EntityId, options: Options): void => {
  const company = fought(play);
  if (company !== null) return passFight(play, company, player);
  flag(play, player, true);
  if (play.state.round.entities.every((p) => passed(play)[p] === true)) allPassed(play, options);
  nextPlayer(play);
};

export const waterfallAuction: StepFactory = (id, given) => {
  const options = readOptions(given);
  const step: Step = {
    id,
    name: '',
    blocking: true,
    types: TYPES,
    active: () => true,
    waiting(play) {
      const player = waitsFor(play);
      return player === null ? [] : [player];
    },
    offers: (play, entity) => (entity === waitsFor(play) && nextCompany(play) !== undefined ? TYPES : NOTHING),
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      const contested = fought(play);
      for (const { id: company } of unsoldCompanies(play)) {
        if (contested !== null && contested !== company) continue;
        const free = freeCash(play, entity, company, options.onlyHighestBidCommitted);
        const exact = isForSale(play, company);
        const min = exact ? priceOfCompany(play, company) : lowestRaise(play, company, options);
        if (min > free) continue;
        const action = { type: 'bid' as const, ...actor, company, price: min };
        const raise = options.mustBeMultiple ? options.increment : 1;
        add(exact ? { action } : { action, range: { field: 'price', min, max: free, step: raise } });
      }
      add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action, entity) {
      if (action.type === 'bid') bid(play, action, entity, options);
      else if (action.type === 'pass') pass(play, entity, options);
    },
  };
  return step;
};
