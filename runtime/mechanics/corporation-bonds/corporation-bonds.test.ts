import { describe, expect, it } from 'vitest';

import { corporation, deal, operate, player, setCash, start } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { passValue, tellEvent } from '../../kernel/hooks.ts';
import { marketPrice } from '../../core/market.ts';
import { playerValue } from '../../core/share-value.ts';
import { corporationBonds } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');
const OPTIONS = { value: 500, interest: 50, deduction: 100, issueMove: -1, repayMove: 1 };

/** AB at 100 with 1,000, presided by player 1 with 30 %; CD at 90. */
const game = (options: object = {}): Game => {
  const it = turnGame({
    uses: [{ id: 'corporation-bonds', ...OPTIONS, ...options }],
    with: [corporationBonds],
    steps: [{ id: 'bond-debt' }, { id: 'bond-interest' }, { id: 'bond' }],
  });
  operate(it.context);
  return it;
};

const act = (type: string, entity = 'AB') => ({
  type,
  entity,
  entity_type: 'corporation',
  ...(type === 'pass' ? {} : { loan: 0 }),
});
const again = (it: Game): void => startRound(it.context, 'operating', 1, 2);
const bonds = (it: Game, operator = AB): number => passValue(it.context, 'loanCount', 0, { operator });

describe('a bond', () => {
  it('brings 500 and costs the price a step to the left; the turn is over', () => {
    const it = game();
    it.apply(act('take_loan'));
    expect([it.state.cash[AB], bonds(it), marketPrice(it.context, AB)]).toEqual([1500, 1, 76]);
    expect(it.context.current).toBe(CD);
  });

  it('costs interest from the next turn on, before it may be repaid', () => {
    const it = game();
    it.apply(act('take_loan'));
    expect(it.state.cash[AB]).toBe(1500);
    again(it);
    it.apply(act('pass', 'CD'));
    expect(it.context.current).toBe(AB);
    expect(it.state.cash[AB]).toBe(1450);
    it.apply(act('payoff_loan'));
    expect([it.state.cash[AB], bonds(it), marketPrice(it.context, AB)]).toEqual([950, 0, 100]);
  });

  it('there is one a corporation', () => {
    const it = game();
    it.apply(act('take_loan'));
    again(it);
    it.apply(act('pass', 'CD'));
    expect(it.legalActions().map(({ action }) => action.type)).toEqual(['payoff_loan', 'pass']);
  });

  it('is not issued before its event', () => {
    const it = game({ event: 'crisis' });
    expect(it.waiting()).toBeNull();
    tellEvent(it.context, 'trainEvent', { type: 'crisis', train: '2-0' });
    again(it);
    expect(it.waiting()?.types).toEqual(['take_loan', 'pass']);
  });

  it('takes 100 off each share in the final value', () => {
    const it = game();
    const before = playerValue(it.context, player(1));
    it.apply(act('take_loan'));
    // Three shares fall from 100 to 76 as well.
    expect(playerValue(it.context, player(1))).toBe(before - 3 * 24 - 3 * 100);
  });
});

describe('interest that the treasury has not got', () => {
  /** AB owes 50 and has 20. */
  const owing = (cash: number): Game => {
    const it = game();
    it.apply(act('take_loan'));
    it.apply(act('pass', 'CD'));
    setCash(it.context, AB, 20);
    setCash(it.context, player(1), cash);
    it.context.set(['corporations', CD, 'floated'], false);
    again(it);
    return it;
  };
  const pay = { type: 'payoff_debt', entity: 1, entity_type: 'player' };

  it('is charged all the same; the president pays what lacks', () => {
    const it = owing(40);
    expect(it.state.cash[AB]).toBe(-30);
    expect(it.waiting()).toMatchObject({ step: 'bond-debt', entities: [AB] });
    expect(it.explain({ ...pay, entity: 'AB', entity_type: 'corporation' })?.rule).toBe('bonds.debt');
    it.apply(pay);
    expect([it.state.cash[AB], it.state.cash[player(1)]]).toEqual([0, 10]);
  });

  it('without the money he sells, no more than needed and not the presidency', () => {
    const it = owing(10);
    const play = it.context;
    expect(it.explain(pay)?.rule).toBe('turn.waiting');
    deal(play, { [player(1)]: ['EF_1', 'EF_2'], [player(3)]: ['EF_0'] });
    start(play, 'EF', { owner: player(3), at: '60,2,2', operated: 1, floated: false });
    const sell = (...shares: string[]) => ({ type: 'sell_shares', entity: 1, entity_type: 'player', shares });
    expect(it.explain(sell('EF_1', 'EF_2'))?.rule).toBe('bonds.needed');
    deal(play, { [player(3)]: ['AB_2', 'AB_3'] });
    expect(it.explain(sell('AB_1'))).toBeNull();
    deal(play, { [player(3)]: ['AB_4'] });
    expect(it.explain(sell('AB_1'))?.rule).toBe('bonds.presidency');
    it.apply(sell('EF_1'));
    expect(it.state.cash[player(1)]).toBe(70);
    it.apply(pay);
    expect(it.state.cash[player(1)]).toBe(40);
  });

  it('may ruin him: that is a reason for bankruptcy', () => {
    const it = owing(10);
    const due = (operator: string) => passValue(it.context, 'bankruptcyDue', false, { operator });
    expect([due(AB), due(CD)]).toEqual([true, false]);
    expect(passValue(it.context, 'presidentDebt', 0, { operator: AB, president: player(1) })).toBe(20);
  });
});

it('a corporation that closes has no bond when it comes back', () => {
  const it = game();
  it.apply(act('take_loan'));
  tellEvent(it.context, 'corporationClosed', { corporation: AB });
  expect(bonds(it)).toBe(0);
});
