/** Payments, and when the bank is broken (core rules 4.1). */
import { beforeEach, describe, expect, it } from 'vitest';
import { corporation, player, setCash, sharePlay, shareTitle } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import { BANK } from '../kernel/state.ts';
import { RuleViolation } from '../kernel/violation.ts';
import { askingCash, cashOf, pay, payIfAny, transfer } from './bank.ts';

const AB = corporation('AB');
let play: Play;
/** A bank of 12,000; three players with 800 each. */
beforeEach(() => {
  play = sharePlay();
});

const refusal = (act: () => void): string | undefined => {
  try {
    act();
  } catch (error) {
    return error instanceof RuleViolation ? error.rule : String(error);
  }
  return undefined;
};

const total = (): number => Object.values(play.state.cash).reduce((sum, cash) => sum + cash, 0);

describe('a payment', () => {
  it('goes from one account to the other, and all money stays 12,000', () => {
    pay(play, player(1), AB, 80, 'test');
    expect([cashOf(play, player(1)), cashOf(play, AB), cashOf(play, BANK)]).toEqual([720, 80, 9600]);
    expect(total()).toBe(12000);
  });

  it('is cut off to a whole amount', () => {
    pay(play, player(1), AB, 10.9, 'test');
    expect(cashOf(play, AB)).toBe(10);
  });

  it('of nothing or less is an error, unless there need be none: bank.amount', () => {
    for (const amount of [0, -5, 0.5, Number.NaN]) {
      expect(refusal(() => pay(play, player(1), AB, amount, 'test'))).toBe('bank.amount');
      payIfAny(play, player(1), AB, amount, 'test');
    }
    expect(cashOf(play, AB)).toBe(0);
    payIfAny(play, player(1), AB, 5, 'test');
    expect(cashOf(play, AB)).toBe(5);
  });

  it('of more than one has is refused: bank.cash', () => {
    expect(refusal(() => pay(play, player(1), AB, 801, 'test'))).toBe('bank.cash');
    expect(refusal(() => pay(play, player(1), AB, 800, 'test'))).toBeUndefined();
    expect(cashOf(play, player(1))).toBe(0);
  });

  it('says by which rule it was made', () => {
    play.journal = [];
    pay(play, player(1), AB, 5, 'train.president-helps');
    expect(play.journal).toEqual([
      { kind: 'money', from: player(1), to: AB, amount: 5, rule: 'train.president-helps' },
    ]);
  });

  it('that a rule makes whatever there is may leave less than nothing', () => {
    transfer(play, player(1), BANK, 900, 'test');
    expect(cashOf(play, player(1))).toBe(-100);
  });
});

describe('the bank', () => {
  const left = (amount: number): void =>
    setCash(play, player(3), cashOf(play, player(3)) + cashOf(play, BANK) - amount);

  it('is not broken by paying its last note', () => {
    left(30);
    pay(play, BANK, AB, 30, 'test');
    expect([cashOf(play, BANK), play.state.bankBroken]).toEqual([0, false]);
  });

  it('is broken by a payment beyond it, makes it all the same, and stays broken when money comes back', () => {
    left(30);
    pay(play, BANK, AB, 100, 'test');
    expect([cashOf(play, BANK), cashOf(play, AB), play.state.bankBroken]).toEqual([-70, 100, true]);
    pay(play, player(1), BANK, 500, 'test');
    expect([cashOf(play, BANK), play.state.bankBroken]).toEqual([430, true]);
  });

  it('without a limit is never broken', () => {
    play = sharePlay({ title: { ...shareTitle, bank: 'unlimited' } });
    expect(cashOf(play, BANK)).toBe(-2400);
    pay(play, BANK, AB, 50000, 'test');
    expect(play.state.bankBroken).toBe(false);
  });
});

describe('the money of an operator that decides whether it is asked', () => {
  it('is what it has', () => {
    pay(play, player(1), AB, 80, 'test');
    expect(askingCash(play, AB)).toBe(80);
  });
});
