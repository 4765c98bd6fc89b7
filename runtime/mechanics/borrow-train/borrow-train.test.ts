import { describe, expect, it } from 'vitest';

import { corporation, giveTrain, operate, setCash } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { DEPOT, DISCARD, REMOVED } from '../../kernel/state.ts';
import { hasOperated, moveTrain, trainsOf } from '../../core/trains.ts';
import { borrowTrain } from './index.ts';

const CD = corporation('CD');

/** The bank sells 3-trains next, which never rust; CD may borrow one, and it is its turn. */
const game = (): Game => {
  const it = turnGame({
    uses: [{ id: 'borrow-train', corporation: 'CD', types: ['3'] }],
    with: [borrowTrain],
    steps: [{ id: 'borrow-train' }, { id: 'route' }, { id: 'dividend' }, { id: 'buy-train' }],
  });
  const play = it.context;
  for (const train of ['2-0', '2-1', '2-2']) moveTrain(play, train, REMOVED, 'test');
  operate(play);
  turnOfCd(it);
  return it;
};
const turnOfCd = (it: Game): void => {
  setCash(it.context, corporation('AB'), 0);
  startRound(it.context, 'operating', 1, 1);
};
const borrow = (train: string) => ({ type: 'borrow_train', entity: 'CD', entity_type: 'corporation', train });
const pass = { type: 'pass', entity: 'CD', entity_type: 'corporation' };
const run = { type: 'run_routes', entity: 'CD', entity_type: 'corporation', routes: [] };

describe('who may borrow', () => {
  it('is asked while it has no train and the bank sells one of the types', () => {
    const it = game();
    expect(it.waiting()).toMatchObject({ step: 'borrow-train', entities: [CD] });
    expect(it.legalActions().map(({ action }) => action.type)).toEqual(['borrow_train', 'pass']);
  });

  it('runs the train, and nothing of what a purchase brings happens', () => {
    const it = game();
    it.apply(borrow('3-0'));
    expect([trainsOf(it.context, CD), it.state.phase, it.state.cash[CD]]).toEqual([['3-0'], 0, 1000]);
    expect(it.waiting()?.step).toBe('route');
    expect(hasOperated(it.context, '3-0')).toBe(false);
  });

  it('gives it back when it has bought its trains; the bank has it with the discarded ones', () => {
    const it = game();
    it.apply(borrow('3-0'));
    it.apply(run);
    it.apply(pass);
    expect([trainsOf(it.context, CD), trainsOf(it.context, DISCARD)]).toEqual([[], ['3-0']]);
  });

  it('is lent a new one before one that was given back', () => {
    const it = game();
    it.apply(borrow('3-0'));
    it.apply(run);
    it.apply(pass);
    turnOfCd(it);
    expect(it.explain(borrow('3-0'))?.rule).toBe('train.not-lent');
    it.apply(borrow('3-1'));
    expect(trainsOf(it.context, DEPOT)).not.toContain('3-1');
  });

  it('is lent none while it has a train', () => {
    const it = game();
    giveTrain(it.context, CD, '3');
    turnOfCd(it);
    expect(it.waiting()?.step).not.toBe('borrow-train');
    expect(it.legalActions().filter(({ action }) => action.type === 'borrow_train')).toEqual([]);
  });

  it('is lent none any more once it has owned one that never rusts', () => {
    for (const event of ['trainBought', 'corporationAbsorbed'] as const) {
      const it = game();
      if (event === 'trainBought') tellEvent(it.context, event, { buyer: CD, train: '3-0', seller: DEPOT });
      else tellEvent(it.context, event, { corporation: corporation('EF'), by: CD, trains: ['3-0'] });
      expect(it.explain(borrow('3-0'))?.rule).toBe('train.not-lent');
    }
  });
});
