/** Bids on private companies during an auction: who bid what, what is bound by them, what a company costs (core rules 6.1). */
import type { Play } from '../kernel/play.ts';
import type { PrivateInfo } from '../kernel/rulebook.ts';
import { BANK } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf } from './bank.ts';
import { isOpen, ownerOf, privateInfo } from './privates.ts';

export interface Bid {
  readonly player: EntityId;
  readonly price: number;
}

type Bids = Readonly<Record<string, readonly Bid[]>>;

const NO_BIDS: readonly Bid[] = [];

/** By face value; of equal ones the first of the title. */
const byValue = (play: Play): readonly PrivateInfo[] => {
  const key = 'auction.by-value';
  const found = play.rules.derived.get(key) as readonly PrivateInfo[] | undefined;
  if (found !== undefined) return found;
  const sorted = [...play.rules.privates].sort((a, b) => a.value - b.value);
  play.rules.derived.set(key, sorted);
  return sorted;
};

/** Companies still to be sold, cheapest first. */
export const unsoldCompanies = (play: Play): readonly PrivateInfo[] =>
  byValue(play).filter((info) => ownerOf(play, info.id) === BANK);

/** The first of them, without making the list. */
export const nextCompany = (play: Play): PrivateInfo | undefined =>
  byValue(play).find((info) => ownerOf(play, info.id) === BANK);

/** The company that was the cheapest of all when the auction began, sold or not. */
export const cheapestOfAll = (play: Play): PrivateInfo | undefined =>
  byValue(play).find((info) => isOpen(play, info.id));

const allBids = (play: Play): Bids => (play.state.round.memory['bids'] as Bids | undefined) ?? {};

/** In the order made. */
export const bidsOn = (play: Play, company: string): readonly Bid[] => allBids(play)[company] ?? NO_BIDS;

const writeBids = (play: Play, company: string, bids: readonly Bid[]): void => {
  const others = Object.entries(allBids(play)).filter(([id]) => id !== company);
  const all = bids.length === 0 ? others : [...others, [company, bids] as const];
  play.set(['round', 'memory', 'bids'], Object.fromEntries(all));
};

/** A player has one bid on a company at most. */
export const placeBid = (play: Play, company: string, bid: Bid): void =>
  writeBids(play, company, [...bidsOn(play, company).filter((b) => b.player !== bid.player), bid]);

export const withdrawBid = (play: Play, company: string, player: EntityId): void =>
  writeBids(
    play,
    company,
    bidsOn(play, company).filter((b) => b.player !== player),
  );

export const clearBids = (play: Play, company: string): void => {
  if (bidsOn(play, company).length > 0) writeBids(play, company, NO_BIDS);
};

export const highestBid = (play: Play, company: string): Bid | null => {
  let found: Bid | null = null;
  for (const bid of bidsOn(play, company)) if (found === null || bid.price > found.price) found = bid;
  return found;
};

export const lowestBidder = (play: Play, company: string): EntityId | null => {
  let found: Bid | null = null;
  for (const bid of bidsOn(play, company)) if (found === null || bid.price < found.price) found = bid;
  return found?.player ?? null;
};

/** What the player may bid on a company: cash that no bid on another one binds. */
export const freeCash = (play: Play, player: EntityId, company: string, onlyHighest: boolean): number => {
  let free = cashOf(play, player);
  for (const [other, bids] of Object.entries(allBids(play))) {
    if (other === company) continue;
    const own = bids.find((b) => b.player === player);
    if (own === undefined || (onlyHighest && highestBid(play, other) !== own)) continue;
    free -= own.price;
  }
  return free;
};

const discounts = (play: Play): Readonly<Record<string, number>> =>
  (play.state.round.memory['discounts'] as Readonly<Record<string, number>> | undefined) ?? {};

/** Face value less what it has become cheaper. */
export const priceOfCompany = (play: Play, company: string): number =>
  privateInfo(play, company).value - (discounts(play)[company] ?? 0);

export const discountCompany = (play: Play, company: string, amount: number): void =>
  play.set(['round', 'memory', 'discounts'], {
    ...discounts(play),
    [company]: (discounts(play)[company] ?? 0) + amount,
  });
