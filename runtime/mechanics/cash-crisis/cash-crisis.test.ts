import { describe, expect, it } from 'vitest';

import { by, debtGame, pass } from '../../../test/support/debt-title.ts';
import { corporation, deal, player, setCash, start } from '../../../test/support/rail-title.ts';
import type { Game } from '../../kernel/game.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import { BANK } from '../../kernel/state.ts';
import { transfer } from '../../core/bank.ts';
import { cashCrisis } from './index.ts';

const AB = corporation('AB');
const ONE = player(1);

/** Takes 150 from player 1 after each tile or pass of the track step. */
const tax = defineMechanic({
  manifest: { name: 'tax', summary: 'Takes money.', provides: {} },
  behave: () => ({
    hooks: {
      actionTaken(play, { action }) {
        if (action.type === 'pass') transfer(play, ONE, BANK, 150, 'test');
      },
    },
  }),
});

/** Player 1 has 100, 30 % of AB at 100, which is in turn, and 20 % of EF at 90, whose president is player 3. */
const game = (others: Readonly<Record<string, readonly string[]>> = {}): Game => {
  const it = debtGame({
    uses: [{ id: 'cash-crisis' }, { id: 'tax' }],
    with: [cashCrisis, tax],
    first: [{ id: 'bankruptcy' }, { id: 'cash-crisis' }],
  });
  const play = it.context;
  deal(play, { [player(3)]: ['EF_0', 'EF_1'], [ONE]: ['EF_2', 'EF_3'], ...others });
  start(play, 'EF', { owner: player(3), at: '90,1,4' });
  setCash(play, ONE, 100);
  return it;
};
const sell = (shares: readonly string[], percent = shares.length * 10) => ({
  type: 'sell_shares',
  ...by(1),
  shares,
  percent,
});

describe('a president who owes money', () => {
  it('is asked before anybody else, and everything waits', () => {
    const it = game();
    it.apply(pass('AB'));
    expect(it.state.cash[ONE]).toBe(-50);
    expect(it.waiting()).toEqual({ step: 'cash-crisis', entities: [ONE], types: ['sell_shares'] });
  });

  it('sells no more than he must', () => {
    const it = game();
    it.apply(pass('AB'));
    expect(it.explain(sell(['EF_2', 'EF_3']))?.rule).toBe('crisis.needed');
    it.apply(sell(['EF_2']));
    expect(it.state.cash[ONE]).toBe(40);
  });

  it('goes on with the turn where it was, once he owes nothing', () => {
    const it = game();
    it.apply(pass('AB'));
    it.apply(sell(['EF_2']));
    expect(it.waiting()).toMatchObject({ step: 'buy-train', entities: [AB] });
  });

  it('keeps the corporation that he owes for at his first sale', () => {
    const it = game({ [player(3)]: ['EF_0', 'EF_1', 'AB_2', 'AB_3', 'AB_4'] });
    it.apply(pass('AB'));
    expect(it.explain(sell(['AB_1']))?.rule).toBe('crisis.presidency');
  });

  it('is bankrupt if all he can sell does not do', () => {
    const it = game();
    it.apply(pass('AB'));
    setCash(it.context, ONE, -550);
    expect(it.explain({ type: 'bankrupt', ...by(1) })).toBeNull();
    it.apply({ type: 'bankrupt', ...by(1) });
    // He sells what he may, and is left with nothing: what he still owes is nobody's.
    expect([it.state.bankrupt[ONE], it.state.cash[ONE]]).toEqual([true, 0]);
    expect(it.state.holdings[corporation('EF')]?.[ONE]).toBeUndefined();
  });

  it('is not bankrupt while he can pay', () => {
    const it = game();
    it.apply(pass('AB'));
    expect(it.explain({ type: 'bankrupt', ...by(1) })?.rule).toBe('bankruptcy.solvent');
  });
});
