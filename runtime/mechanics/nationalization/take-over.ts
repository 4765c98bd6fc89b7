/** A corporation is taken over: what it has goes to the national railway, which will take its place. */
import { tellEvent } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import { POOL } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { cashOf, payIfAny } from '../../core/bank.ts';
import { loansOf, returnLoans } from '../../core/loans.ts';
import { liftToken } from '../../core/map/place-token.ts';
import { removeReservations } from '../../core/map/tokens.ts';
import { marketPrice } from '../../core/market.ts';
import { corporationInfo, corporationState, percentOf } from '../../core/shares.ts';
import { moveTrain, trainsOf } from '../../core/trains.ts';
import type { Scheme } from './slice.ts';

const RULE = 'nationalization.merge';

/** Its tokens leave the map, but where they stood stays written on its charter until the national railway is formed. */
const liftTokens = (play: Play, corporation: EntityId): void => {
  for (const index of corporationState(play, corporation).tokens.keys()) liftToken(play, corporation, index, RULE);
  const home = corporationInfo(play, corporation).definition.home;
  if (home !== undefined) removeReservations(play, home.hex, corporation, RULE);
};

const addHoldings = (play: Play, scheme: Scheme, corporation: EntityId): void => {
  const percent: Record<EntityId, number> = { ...scheme.read(play).percent };
  for (const holder of [...play.state.order, POOL]) {
    const held = percentOf(play, corporation, holder);
    if (held > 0) percent[holder] = (percent[holder] ?? 0) + held;
  }
  scheme.write(play, { percent });
};

export const takeOver = (play: Play, scheme: Scheme, corporation: EntityId): void => {
  const { national } = scheme;
  const trains = [...trainsOf(play, corporation)];
  for (const train of trains) moveTrain(play, train, national, RULE);
  payIfAny(play, corporation, national, cashOf(play, corporation), RULE);
  returnLoans(play, corporation, loansOf(play, corporation));
  liftTokens(play, corporation);
  addHoldings(play, scheme, corporation);
  const price = marketPrice(play, corporation) ?? 0;
  scheme.write(play, { merged: [...scheme.read(play).merged, { corporation, price }] });
  tellEvent(play, 'corporationAbsorbed', { corporation, by: national, trains });
};
