/** Whether a false president can still come by the money for his second share. */
import type { Play } from '../../kernel/play.ts';
import { POOL } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { cashOf } from '../../core/bank.ts';
import { offeredBundles } from '../../core/bundles.ts';
import { marketPrice, parPrice } from '../../core/market.ts';
import { buyableBundles, placesToBuy } from '../../core/purchase-rules.ts';
import { canSellAny, saleObjection } from '../../core/sale-rules.ts';
import { bundlePrice } from '../../core/share-price.ts';
import { corporationState, percentOf } from '../../core/shares.ts';
import type { FalsePresidency } from './index.ts';

/** The lower of market price and par; only the pool's while that must be bought first. */
const cheapest = (play: Play, corporation: EntityId): number => {
  const market = marketPrice(play, corporation) ?? Infinity;
  return percentOf(play, corporation, POOL) > 50 ? market : Math.min(market, parPrice(play, corporation) ?? Infinity);
};

const bestSale = (play: Play, player: EntityId, corporation: EntityId): number => {
  if (!corporationState(play, corporation).started) return 0;
  const possible = offeredBundles(play, player, corporation).filter((b) => saleObjection(play, player, b) === null);
  return Math.max(0, ...possible.map((b) => bundlePrice(play, b, true)));
};

const canBuy = (play: Play, player: EntityId, corporation: EntityId): boolean =>
  placesToBuy(play, corporation).some((place) => buyableBundles(play, player, corporation, place).length > 0);

/** He can neither buy nor sell, and all that he could ever sell would not do. */
export const cannotRaise = (play: Play, { player, corporation }: FalsePresidency): boolean => {
  if (canBuy(play, player, corporation) || canSellAny(play, player)) return false;
  let money = cashOf(play, player);
  for (const { entity } of play.rules.corporations) if (entity !== corporation) money += bestSale(play, player, entity);
  return money < cheapest(play, corporation);
};
