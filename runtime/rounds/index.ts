/** The kinds of rounds that every title has without naming a mechanic. */
import type { RoundKind } from '../kernel/round.ts';
import { auctionRound } from './auction.ts';
import { operatingRound } from './operating.ts';
import { stockRound } from './stock.ts';

export const coreRounds: Readonly<Record<string, RoundKind>> = {
  auction: auctionRound,
  operating: operatingRound,
  stock: stockRound,
};
