/** Whether the player in turn may buy shares (core rules 7.3). */
import type { Bundle } from '../kernel/hooks.ts';
import { askVerdict, passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { POOL, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import type { Objection } from '../kernel/violation.ts';
import { objection } from '../kernel/violation.ts';
import { cashOf } from './bank.ts';
import { bundleOf } from './bundles.ts';
import { limitObjection, roomOf } from './certificate-limit.ts';
import type { Room } from './certificate-limit.ts';
import { zoneOf } from './market.ts';
import { bundlePrice } from './share-price.ts';
import { buyableOf, corporationState, offeringOf, smallestBuyable } from './shares.ts';
import { hasBought, purchasesOf, soldWhen } from './stock-memory.ts';

/** Where players buy from: the pool, the initial offering, and what a corporation holds of itself. */
export const placesToBuy = (play: Play, corporation: EntityId): readonly EntityId[] => {
  if (!corporationState(play, corporation).started) return [POOL];
  const offering = offeringOf(play, corporation);
  return offering === corporation ? [POOL, corporation] : [POOL, offering, corporation];
};

/** A further purchase in a turn: only of the same corporation, while its price stands in such a zone. */
const mayBuyMore = (play: Play, bundle: Bundle): boolean => {
  if (zoneOf(play, bundle.corporation).multiplePurchase !== true) return false;
  const earlier = purchasesOf(play);
  if (earlier.some((e) => e.type === 'par' || e.corporation !== bundle.corporation)) return false;
  if (play.rules.policies.sales.multiplePurchaseFrom === 'anywhere') return true;
  return bundle.owner === POOL && !earlier.some((e) => e.offering === true);
};

/** What forbids a purchase at whatever price: limits, sales before, the turn's purchase. */
const turnObjection = (play: Play, buyer: EntityId, bundle: Bundle, room: Room | undefined): Objection | null => {
  const { corporation } = bundle;
  if (bundle.owner === buyer) return objection('stock.buy.own', () => `${buyer} owns these certificates already.`);
  if (soldWhen(play, buyer, corporation) !== null) {
    return objection('stock.buy.sold-before', () => `${buyer} has sold shares of ${corporation} in this stock round.`);
  }
  if (hasBought(play) && !passValue(play, 'buysAgain', mayBuyMore(play, bundle), { buyer, bundle })) {
    return objection('stock.buy.once', 'Only one purchase a turn.');
  }
  return limitObjection(play, buyer, bundle, room === undefined ? {} : { room });
};

/** What forbids a purchase in a turn of the stock round; `price` where it is not that of the bundle. */
export const purchaseObjection = (
  play: Play,
  buyer: EntityId,
  bundle: Bundle,
  options: { readonly price?: number; readonly room?: Room } = {},
): Objection | null => {
  const price = options.price ?? bundlePrice(play, bundle);
  if (cashOf(play, buyer) < price) {
    return objection('stock.buy.cash', () => `${buyer} has ${cashOf(play, buyer)}, the shares cost ${price}.`);
  }
  return turnObjection(play, buyer, bundle, options.room) ?? askVerdict(play, 'mayBuyShares', { buyer, bundle });
};

/** A purchase that names shares: from somewhere they are for sale, and under all other conditions. */
export const namedPurchaseObjection = (play: Play, buyer: EntityId, bundle: Bundle): Objection | null => {
  if (!isForSale(play, bundle)) {
    return objection(
      'stock.buy.not-for-sale',
      () => `${bundle.certificates.map((c) => c.id).join(', ')} cannot be bought.`,
    );
  }
  return purchaseObjection(play, buyer, bundle);
};

const isForSale = (play: Play, bundle: Bundle): boolean => {
  if (isPlayer(bundle.owner) || !placesToBuy(play, bundle.corporation).includes(bundle.owner)) return false;
  const buyable = buyableOf(play, bundle.corporation, bundle.owner);
  return bundle.certificates.length === 1 && bundle.certificates.every((c) => buyable.some((b) => b.id === c.id));
};

/** One certificate of each size that the player in turn may buy from a place, the first of its kind. */
export const buyableBundles = (
  play: Play,
  buyer: EntityId,
  corporation: EntityId,
  place: EntityId,
): readonly Bundle[] => {
  const found: Bundle[] = [];
  for (const c of buyableOf(play, corporation, place)) {
    if (found.some((b) => b.percent === c.percent && b.certificates[0]?.president === c.president)) continue;
    found.push(bundleOf([c], place));
  }
  return found.filter((b) => purchaseObjection(play, buyer, b) === null);
};

/** Looks at the smallest certificate of each place only, as the rule has it. */
export const canBuyAny = (play: Play, buyer: EntityId): boolean => {
  const cash = cashOf(play, buyer);
  if (cash <= 0) return false;
  const room = roomOf(play, buyer);
  for (const { entity } of play.rules.corporations) {
    for (const place of placesToBuy(play, entity)) {
      const smallest = smallestBuyable(play, entity, place);
      if (smallest === null) continue;
      if (purchaseObjection(play, buyer, bundleOf([smallest], place), { room }) === null) return true;
    }
  }
  return false;
};
