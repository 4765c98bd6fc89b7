/** A corporation floats when enough of it is sold (core rules 4.6). */
import { askVerdict, passValue, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { payIfAny } from './bank.ts';
import { floatMoney } from './capitalization.ts';
import { placeHomeToken } from './home-token.ts';
import { corporationInfo, corporationState, offeringOf, percentOf } from './shares.ts';

/** Percent that must be sold. */
export const floatPercent = (play: Play, corporation: EntityId): number =>
  passValue(play, 'floatPercent', corporationInfo(play, corporation).float, { corporation });

export const isSoldEnough = (play: Play, corporation: EntityId): boolean => {
  const lying = percentOf(play, corporation, offeringOf(play, corporation));
  const unsold = passValue(play, 'unsoldPercent', lying, { corporation });
  return unsold <= 100 - floatPercent(play, corporation);
};

/** Floats it, whatever is sold: the bank pays what the capitalization says. Once floated it stays so. */
export const floatCorporation = (play: Play, corporation: EntityId): void => {
  if (corporationState(play, corporation).floated) return;
  play.set(['corporations', corporation, 'floated'], true);
  payIfAny(play, BANK, corporation, floatMoney(play, corporation), 'float.money');
  tellEvent(play, 'floated', { corporation });
  // What floats before the first stock round places its token when that begins.
  if (play.rules.policies.homeToken.when === 'float' && play.state.round.kind !== 'auction')
    placeHomeToken(play, corporation);
};

/** Called after every purchase. */
export const floatIfSold = (play: Play, corporation: EntityId): void => {
  if (corporationState(play, corporation).floated || !isSoldEnough(play, corporation)) return;
  if (askVerdict(play, 'mayFloat', { corporation }) === null) floatCorporation(play, corporation);
};
