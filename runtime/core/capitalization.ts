/**
 * How corporations raise money (core rules 4.3, 4.6). Two modes live here; a mechanic adds another by tapping
 * `shareReceiver` and `floatMoney` for corporations whose `capitalization` is its own word.
 */
import type { Bundle } from '../kernel/hooks.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, isOperator, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { parPrice } from './market.ts';
import { corporationState, offeringOf, totalSharesOf } from './shares.ts';

interface Mode {
  /** Buyers of unsold shares pay the corporation, not the bank. */
  readonly buyersPayCorporation: boolean;
  /** The bank pays par for every share, sold or not, when the corporation floats. */
  readonly bankPaysAtFloat: boolean;
}

const BANK_ONLY: Mode = { buyersPayCorporation: false, bankPaysAtFloat: false };

export const CAPITALIZATION_MODES: ReadonlyMap<string, Mode> = new Map([
  ['full', { buyersPayCorporation: false, bankPaysAtFloat: true }],
  ['incremental', { buyersPayCorporation: true, bankPaysAtFloat: false }],
]);

const modeOf = (play: Play, corporation: EntityId): Mode =>
  CAPITALIZATION_MODES.get(corporationState(play, corporation).capitalization) ?? BANK_ONLY;

const defaultReceiver = (play: Play, { corporation, owner }: Bundle): EntityId => {
  if (isPlayer(owner)) return owner;
  if (owner !== corporation) return isOperator(owner) ? owner : BANK;
  const realTreasury = offeringOf(play, corporation) !== corporation;
  return realTreasury || modeOf(play, corporation).buyersPayCorporation ? corporation : BANK;
};

/** Who is paid for shares. */
export const receiverOf = (play: Play, bundle: Bundle, buyer: EntityId): EntityId =>
  passValue(play, 'shareReceiver', defaultReceiver(play, bundle), { bundle, buyer });

/** What the bank pays a corporation at the moment it floats. */
export const floatMoney = (play: Play, corporation: EntityId): number => {
  const par = parPrice(play, corporation) ?? 0;
  const amount = modeOf(play, corporation).bankPaysAtFloat ? par * totalSharesOf(play, corporation) : 0;
  return passValue(play, 'floatMoney', amount, { corporation });
};
