import { describe, expect, it } from 'vitest';

import { corporation, deal, operate, player, setCash, start } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { BANK } from '../../kernel/state.ts';
import { playerValue } from '../../core/share-value.ts';
import { softBankruptcy } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** CD must buy a train of 80; its president, player 2, has 15 besides its 20, its certificate, and what `shares` says. */
const game = (shares: readonly string[] = []): Game => {
  const it = turnGame({
    uses: [{ id: 'soft-bankruptcy', loan: 500, penalty: 750 }],
    with: [softBankruptcy],
    steps: [{ id: 'ruin' }, { id: 'give-up-corporation' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      policies: { ...title.policies, trains: { ...title.policies.trains, mustBuy: 'always' } },
    }),
  });
  const play = it.context;
  operate(play);
  deal(play, { [player(3)]: ['EF_0', 'CD_1'], [player(2)]: shares });
  start(play, 'EF', { owner: player(3), at: '60,2,2', operated: 1, floated: false });
  play.set(['corporations', AB, 'floated'], false);
  setCash(play, CD, 20);
  setCash(play, player(2), 15);
  startRound(play, 'operating', 1, 1);
  return it;
};

const giveUp = { type: 'bankrupt', entity: 'CD', entity_type: 'corporation' };
const choose = (choice: string) => ({ type: 'choose', entity: 2, entity_type: 'player', choice });

describe('a corporation is given up', () => {
  it('only where its president cannot raise the price of a train', () => {
    const it = game();
    expect(it.legalActions().some(({ action }) => action.type === 'bankrupt')).toBe(true);
    setCash(it.context, player(2), 60);
    expect(it.explain(giveUp)?.rule).toBe('bankruptcy.solvent');
    // A share of EF at 60 would make up for the 45 that lack.
    expect(game(['EF_1']).explain(giveUp)?.rule).toBe('bankruptcy.solvent');
  });

  it('it closes, and his cash goes down with it', () => {
    const it = game();
    it.apply(giveUp);
    expect(it.state.corporations[CD]?.closed).toBe(true);
    expect([it.state.cash[player(2)], it.state.cash[CD]]).toEqual([0, 0]);
    expect(it.state.finished).toBe(false);
  });

  it('he sells what he may first', () => {
    const it = game(['EF_1']);
    setCash(it.context, player(2), 0);
    setCash(it.context, CD, 0);
    it.apply(giveUp);
    expect(it.state.holdings[corporation('EF')]?.['pool']).toEqual(['EF_1']);
    expect(it.changes().some((c) => c.kind === 'money' && c.rule === 'bankruptcy.sell' && c.amount === 60)).toBe(true);
  });
});

describe('its president', () => {
  it('goes on where he still owns shares', () => {
    // AB is not on the market: its share cannot be sold.
    const it = game(['AB_2']);
    it.context.set(['corporations', AB, 'started'], false);
    it.apply(giveUp);
    expect(it.state.slices['soft-bankruptcy']?.['ruined']).toEqual([]);
  });

  it('without shares takes a loan that counts against him, or leaves', () => {
    const it = game();
    it.apply(giveUp);
    expect(it.waiting()).toEqual({ step: 'ruin', entities: [player(2)], types: ['choose'] });
    expect(it.explain(choose('Nothing'))?.rule).toBe('bankruptcy.choice');
    const bank = it.state.cash[BANK] ?? 0;
    it.apply(choose('Take $500 loan'));
    expect([it.state.cash[player(2)], it.state.cash[BANK]]).toEqual([500, bank - 500]);
    expect(playerValue(it.context, player(2))).toBe(500 - 750);
    const other = game();
    other.apply(giveUp);
    other.apply(choose('Leave game'));
    expect(other.state.bankrupt).toEqual({ [player(2)]: true });
    expect(playerValue(other.context, player(2))).toBe(0);
  });
});
