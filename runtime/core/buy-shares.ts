/** What a purchase of shares does (core rules 4.3). Whether it is allowed, the steps ask before. */
import type { Bundle } from '../kernel/hooks.ts';
import { passValue, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { payIfAny } from './bank.ts';
import { hasPresident, singleBundle } from './bundles.ts';
import { receiverOf } from './capitalization.ts';
import { floatIfSold } from './float.ts';
import { checkPresidency } from './presidency.ts';
import { bundlePrice } from './share-price.ts';
import { corporationState, moveCertificate } from './shares.ts';

export interface PurchaseOptions {
  /** An exchange or a gift: nothing is paid. */
  readonly free?: boolean;
  /** Whole price, where it is not that of the bundle. */
  readonly price?: number;
  /** A certificate of the buyer that goes the other way; its price is taken off. */
  readonly swap?: string;
  /** Why, for the account of changes. */
  readonly rule?: string;
}

/** Bundle price less that of a certificate handed over for it. */
export const purchasePrice = (play: Play, bundle: Bundle, options: PurchaseOptions = {}): number => {
  if (options.free === true) return 0;
  const swapped = options.swap === undefined ? 0 : bundlePrice(play, singleBundle(play, options.swap));
  return (options.price ?? bundlePrice(play, bundle)) - swapped;
};

const startIfOnMarket = (play: Play, bundle: Bundle): void => {
  const { owner, started } = corporationState(play, bundle.corporation);
  if (started) return;
  if (hasPresident(bundle) || (owner !== null && isPlayer(owner))) {
    play.set(['corporations', bundle.corporation, 'started'], true);
  }
};

/** Pays, moves the certificates, looks who presides, and floats the corporation if enough is sold now. */
export const buyShares = (play: Play, buyer: EntityId, asked: Bundle, options: PurchaseOptions = {}): void => {
  const rule = options.rule ?? 'stock.buy';
  const bundle = passValue(play, 'purchase', asked, { buyer, free: options.free === true });
  if (bundle === null) return;
  startIfOnMarket(play, bundle);
  const amount = purchasePrice(play, bundle, options);
  const receiver = receiverOf(play, bundle, buyer);
  payIfAny(play, buyer, receiver, amount, rule);
  tellEvent(play, 'sharesPaid', { buyer, bundle, receiver, amount });
  for (const { id } of bundle.certificates) moveCertificate(play, id, buyer, rule);
  if (options.swap !== undefined) moveCertificate(play, options.swap, bundle.owner, rule);
  checkPresidency(play, bundle.corporation, { bundle, to: buyer });
  tellEvent(play, 'sharesBought', { buyer, bundle });
  floatIfSold(play, bundle.corporation);
};
