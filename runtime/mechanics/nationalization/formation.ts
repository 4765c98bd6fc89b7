/** The national railway comes into being, in the order of the rules: price, shares, tokens, closings, its place in the round. */
import { tellEvent } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { closeCorporation } from '../../core/close-corporation.ts';
import { placeMarker } from '../../core/market-moves.ts';
import { placeOf } from '../../core/trains.ts';
import { allot, exchangeShares } from './exchange.ts';
import { startingCell } from './price.ts';
import type { Scheme } from './slice.ts';
import { placeNationalTokens } from './tokens.ts';

const setPrice = (play: Play, { national, options, read }: Scheme): void => {
  const prices = read(play).merged.map((m) => m.price);
  const cell = startingCell(play.rules.market, prices, options.price);
  if (cell === null) return;
  play.set(['corporations', national, 'par'], { row: cell.row, column: cell.column });
  placeMarker(play, national, cell, 'nationalization.merge');
};

/** If the buyer of the train comes before all that were taken over, the national railway operates right after it. */
const takePlace = (play: Play, { national, read }: Scheme): void => {
  const { train, merged } = read(play);
  const { entities } = play.state.round;
  const buyer = train === null ? null : placeOf(play, train);
  const place = buyer === null ? -1 : entities.indexOf(buyer);
  const places = merged.map((m) => entities.indexOf(m.corporation)).filter((p) => p >= 0);
  if (place < 0 || place >= Math.min(...places)) return;
  const order: EntityId[] = [...entities];
  order.splice(place + 1, 0, national);
  play.set(['round', 'entities'], order);
};

/** Everybody has answered. If nobody was taken over, the national railway never comes. */
export const form = (play: Play, scheme: Scheme): void => {
  const { national, read, write } = scheme;
  const { merged } = read(play);
  if (merged.length === 0) {
    play.set(['corporations', national, 'closed'], true);
    return;
  }
  setPrice(play, scheme);
  play.set(['corporations', national, 'started'], true);
  play.set(['corporations', national, 'floated'], true);
  const allotment = allot(play, scheme);
  exchangeShares(play, scheme, allotment);
  placeNationalTokens(play, scheme);
  for (const { corporation } of merged) closeCorporation(play, corporation);
  takePlace(play, scheme);
  write(play, { discarding: true, formed: true });
  const { president } = allotment;
  const shares = president === null ? 0 : (allotment.shares.get(president) ?? 0);
  tellEvent(play, 'corporationFormed', { corporation: national, president, shares });
};
