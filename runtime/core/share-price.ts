/** What shares cost (core rules 4.2), in whole currency units. */
import type { Bundle } from '../kernel/hooks.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { CertificateInfo } from '../kernel/rulebook.ts';
import type { EntityId } from '../kernel/state.ts';
import { marketPrice, parPrice } from './market.ts';
import { offeringOf, sharesIn } from './shares.ts';

/** Par for unsold shares, else the market price; before there is a price, the lowest par of the market. */
export const sharePrice = (play: Play, corporation: EntityId, owner: EntityId, selling = false): number => {
  const own = owner === offeringOf(play, corporation) ? parPrice(play, corporation) : marketPrice(play, corporation);
  return passValue(play, 'sharePrice', own ?? play.rules.market.lowestPar, { corporation, owner, selling });
};

export const priceOfPercent = (play: Play, corporation: EntityId, perShare: number, percent: number): number =>
  Math.ceil(perShare * sharesIn(play, corporation, percent));

export const certificatePrice = (play: Play, of: CertificateInfo, owner: EntityId, selling = false): number =>
  priceOfPercent(play, of.corporation, sharePrice(play, of.corporation, owner, selling), of.percent);

/** Price of a bundle: per share of it, rounded up once. */
export const bundlePrice = (play: Play, bundle: Bundle, selling = false): number =>
  priceOfPercent(play, bundle.corporation, sharePrice(play, bundle.corporation, bundle.owner, selling), bundle.percent);
