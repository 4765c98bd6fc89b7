/** The steps that every title has without naming a mechanic. */
import type { StepFactory } from '../kernel/round.ts';
import { bankruptcy } from './bankruptcy.ts';
import { buyPrivate } from './buy-private.ts';
import { buyTrain } from './buy-train.ts';
import { discardTrain } from './discard-train.ts';
import { dividend } from './dividend.ts';
import { homeToken } from './home-token.ts';
import { pendingPar } from './pending-par.ts';
import { route } from './route.ts';
import { token } from './token.ts';
import { track } from './track.ts';
import { tradeShares } from './trade-shares.ts';
import { waterfallAuction } from './waterfall-auction.ts';

export const coreSteps: Readonly<Record<string, StepFactory>> = {
  bankruptcy,
  'buy-private': buyPrivate,
  'buy-train': buyTrain,
  'discard-train': discardTrain,
  dividend,
  'home-token': homeToken,
  'pending-par': pendingPar,
  route,
  token,
  track,
  'trade-shares': tradeShares,
  'waterfall-auction': waterfallAuction,
};
