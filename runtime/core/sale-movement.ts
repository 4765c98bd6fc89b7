/** How the price answers to a sale (core rules 4.4). */
import type { Bundle, MarketDirection } from '../kernel/hooks.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import type { PriceMovementPolicy } from '../kernel/title.ts';
import { moveMarker } from './market-moves.ts';
import { presidentOf } from './operators.ts';
import { shareSizeOf } from './shares.ts';

export interface SaleMovement {
  readonly direction: MarketDirection;
  readonly steps: number;
}

const stepsOf = (policy: PriceMovementPolicy['sale'], percent: number, shares: number, presides: boolean): number => {
  switch (policy) {
    case 'down_share':
    case 'left_share':
      return shares;
    case 'down_per_10':
      return Math.floor(percent / 10);
    case 'down_block':
    case 'left_block':
      return 1;
    case 'left_share_pres':
      return presides ? shares : 0;
    case 'left_block_pres':
    case 'down_block_pres':
      return presides ? 1 : 0;
    case 'left_per_10_if_pres_else_left_one':
      return presides ? Math.round(percent / 10) : 1;
    case 'none':
      return 0;
  }
};

/** How far a sale will move the price; to be asked before anything moves, since who presides matters. */
export const saleMovement = (play: Play, seller: EntityId, bundle: Bundle): SaleMovement => {
  const policy = play.rules.policies.priceMovement.sale;
  const shares = Math.ceil(bundle.percent / shareSizeOf(play, bundle.corporation));
  const presides = presidentOf(play, bundle.corporation) === seller;
  const steps = passValue(play, 'saleMoves', stepsOf(policy, bundle.percent, shares, presides), { bundle, seller });
  return { direction: policy.startsWith('left') ? 'left' : 'down', steps };
};

export const moveAfterSale = (play: Play, corporation: EntityId, movement: SaleMovement): boolean =>
  moveMarker(play, corporation, movement.direction, movement.steps, 'market.sale');
