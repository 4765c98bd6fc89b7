/** Money (core rules 4.1): every payment has a receiver; nothing appears or vanishes. */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';

export const cashOf = (play: Play, entity: EntityId): number => play.state.cash[entity] ?? 0;

/** What an operator could lay hands on: whether a step asks depends on it, what can be paid does not. */
export const askingCash = (play: Play, operator: EntityId): number =>
  passValue(play, 'askingCash', cashOf(play, operator), { operator });

/**
 * Moves `amount` (whole currency units, more than 0) for the reason `rule`. Refuses what the payer has not got; the bank
 * pays anyway and is broken from the moment a payment would take it below zero.
 */
export const pay = (play: Play, from: EntityId, to: EntityId, amount: number, rule: string): void => {
  const whole = Math.trunc(amount);
  if (!(whole > 0)) refuse('bank.amount', `A payment must be more than 0, not ${amount}.`, { from, to, amount });
  if (from !== BANK && cashOf(play, from) < whole) {
    refuse('bank.cash', `${from} has ${cashOf(play, from)} and cannot pay ${whole}.`, {
      from,
      to,
      amount: whole,
      has: cashOf(play, from),
    });
  }
  transfer(play, from, to, whole, rule);
};

/** As `pay`, where nothing to pay is fine. */
export const payIfAny = (play: Play, from: EntityId, to: EntityId, amount: number, rule: string): void => {
  if (Math.trunc(amount) > 0) pay(play, from, to, amount, rule);
};

/** Moves money without asking whether it is there: for rules that let an account go below zero. */
export const transfer = (play: Play, from: EntityId, to: EntityId, amount: number, rule: string): void => {
  play.change({ kind: 'money', from, to, amount, rule });
  if (from === BANK && !play.state.bankBroken && play.rules.title.bank !== 'unlimited' && cashOf(play, BANK) < 0) {
    play.set(['bankBroken'], true);
  }
};
