/** What a sale of shares does (core rules 4.4). Whether it is allowed, the steps ask before. */
import type { Bundle } from '../kernel/hooks.ts';
import { tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, POOL } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { payIfAny } from './bank.ts';
import { checkPresidency } from './presidency.ts';
import { moveAfterSale, saleMovement } from './sale-movement.ts';
import { bundlePrice } from './share-price.ts';
import { moveCertificate } from './shares.ts';

export interface SaleOptions {
  /** Whole price, where it is not that of the bundle. */
  readonly price?: number;
  /** `false`: the price marker stays (an issue of a corporation). */
  readonly movesPrice?: boolean;
  /** Where the certificates go. Default: the pool. */
  readonly to?: EntityId;
  readonly rule?: string;
  /** One of several sales that belong together. */
  readonly series?: boolean;
}

/** The bank pays the price before the drop; certificates go to the pool; then the presidency, then the price. */
export const sellShares = (play: Play, bundle: Bundle, options: SaleOptions = {}): void => {
  const seller = bundle.owner;
  const rule = options.rule ?? 'stock.sell';
  const to = options.to ?? POOL;
  const amount = options.price ?? bundlePrice(play, bundle, true);
  const movement = saleMovement(play, seller, bundle);
  payIfAny(play, BANK, seller, amount, rule);
  for (const { id } of bundle.certificates) moveCertificate(play, id, to, rule);
  checkPresidency(play, bundle.corporation, { bundle, to });
  const moved = options.movesPrice !== false && moveAfterSale(play, bundle.corporation, movement);
  tellEvent(play, 'sharesSold', { seller, bundle, moved, rule, series: options.series === true });
};
