/** What a player is worth (core rules 14.3). */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf } from './bank.ts';
import { marketPrice } from './market.ts';
import { priceOfPercent } from './share-price.ts';
import { certificatesOf } from './shares.ts';

/** Market value of all shares of corporations with a price; each certificate is rounded up by itself. */
export const sharesValue = (play: Play, player: EntityId): number => {
  let value = 0;
  for (const { entity } of play.rules.corporations) {
    const held = certificatesOf(play, entity, player);
    const market = held.length === 0 ? null : marketPrice(play, entity);
    if (market === null) continue;
    const price = passValue(play, 'shareValue', market, { corporation: entity, price: market });
    for (const { percent } of held) value += priceOfPercent(play, entity, price, percent);
  }
  return value;
};

/** Cash, shares at the market price and privates at face value. */
export const playerValue = (play: Play, player: EntityId): number => {
  let value = cashOf(play, player) + sharesValue(play, player);
  for (const info of play.rules.privates) if (play.state.privates[info.id]?.owner === player) value += info.value;
  return passValue(play, 'playerValue', value, { player });
};
