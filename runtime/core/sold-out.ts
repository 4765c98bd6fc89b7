/** The end of a stock round: sold out corporations rise, others may fall (core rules 7.5). */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { POOL } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { moveMarker } from './market-moves.ts';
import { operatingOrder } from './market.ts';
import { corporationInfo, corporationState, percentOf, playersPercent, sharesIn } from './shares.ts';

const RULE = 'market.end-of-stock-round';

/** Players hold all of it. */
export const isSoldOut = (play: Play, corporation: EntityId): boolean => {
  const all = corporationState(play, corporation).floated && playersPercent(play, corporation) >= 100;
  return passValue(play, 'soldOut', all, { corporation });
};

const isMinor = (play: Play, corporation: EntityId): boolean => {
  const info = corporationInfo(play, corporation);
  return info.minor || info.kind === 'minor';
};

const dropForPool = (play: Play, corporation: EntityId): void => {
  const pool = percentOf(play, corporation, POOL);
  if (pool === 0 || !corporationState(play, corporation).floated) return;
  switch (play.rules.policies.priceMovement.poolDrop) {
    case 'none':
      return;
    case 'down_block':
      moveMarker(play, corporation, 'down', 1, RULE);
      return;
    case 'down_share':
      moveMarker(play, corporation, 'down', Math.ceil(sharesIn(play, corporation, pool)), RULE);
      return;
    case 'left_block':
      moveMarker(play, corporation, 'left', 1, RULE);
  }
};

/** One corporation after the other, in the operating order before any of them moves. */
export const movePricesAfterStockRound = (play: Play): void => {
  const rises = play.rules.policies.priceMovement.soldOut === 'up';
  for (const corporation of operatingOrder(play)) {
    if (isMinor(play, corporation)) continue;
    if (rises && isSoldOut(play, corporation)) moveMarker(play, corporation, 'up', 1, RULE);
    dropForPool(play, corporation);
  }
};
