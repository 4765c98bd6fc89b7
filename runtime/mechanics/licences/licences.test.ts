import { describe, expect, it } from 'vitest';

import { corporation, operate, setCash } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { hexInfo } from '../../core/map/hexes.ts';
import { stopValue } from '../../core/map/route-value.ts';
import { cheapestDepotPrice, depotOffers } from '../../core/trains.ts';
import { licences } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');
const OPTIONS = {
  train: 'L',
  event: 'licences',
  name: 'L-licence',
  prices: { '2': { first: 400, later: 300 }, '3': { first: 200, later: 100 } },
  doubled: ['E4'],
};

/** L-trains cost 60, less than the 2-trains at 80, and are on sale from phase 2 on. */
const game = (): Game => {
  const it = turnGame({
    uses: [{ id: 'licences', ...OPTIONS }],
    with: [licences],
    steps: [{ id: 'buy-licence' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      trains: [...title.trains, { id: 'L', price: 60, distance: 9, count: 3, availableOn: '2' }],
    }),
  });
  tellEvent(it.context, 'trainEvent', { type: 'licences', train: '2-0' });
  operate(it.context);
  return it;
};

const choose = (price: number, entity = 'AB') => ({
  type: 'choose',
  entity,
  entity_type: 'corporation',
  choice: `Buy L-licence for $${price}`,
});
const pass = (entity = 'AB') => ({ type: 'pass', entity, entity_type: 'corporation' });
const buy = (entity: string) => ({ type: 'buy_train', entity, entity_type: 'corporation', train: 'L-0', price: 60 });

describe('a licence', () => {
  it('is cheaper for all but the first, and from a later phase on', () => {
    const it = game();
    it.apply(choose(400));
    expect(it.state.cash[AB]).toBe(600);
    it.apply(pass());
    expect(it.legalActions()[0]?.action).toMatchObject(choose(300, 'CD'));
    const later = game();
    later.context.set(['phase'], 1);
    expect(later.legalActions()[0]?.action).toMatchObject(choose(200));
  });

  it('is bought once, at its price only', () => {
    const it = game();
    expect(it.explain(choose(300))?.rule).toBe('licence.choice');
    it.apply(choose(400));
    startRound(it.context, 'operating', 1, 2);
    expect(it.waiting()?.step).toBe('buy-train');
  });

  it('is offered only to who can pay for it', () => {
    const it = game();
    setCash(it.context, AB, 399);
    startRound(it.context, 'operating', 1, 2);
    expect(it.waiting()?.step).toBe('buy-train');
  });

  it('is not on sale before its event', () => {
    const it = turnGame({
      uses: [{ id: 'licences', ...OPTIONS, train: '2' }],
      with: [licences],
      steps: [{ id: 'buy-licence' }, { id: 'track' }],
    });
    operate(it.context);
    expect(it.waiting()?.step).toBe('track');
  });
});

describe('the train', () => {
  it('is for sale to owners of a licence only, and counts among the cheapest for them only', () => {
    const it = game();
    it.apply(choose(400));
    expect([cheapestDepotPrice(it.context, AB), cheapestDepotPrice(it.context, CD)]).toEqual([60, 80]);
    expect(depotOffers(it.context, CD)).not.toContain('L-0');
    it.apply(buy('AB'));
    it.apply(pass());
    it.apply(pass('CD'));
    expect(it.explain({ ...buy('CD'), train: 'L-1' })?.rule).toBe('licence.train');
  });

  it('makes even those ask for trains who have its price but no licence', () => {
    const it = game();
    setCash(it.context, AB, 70);
    startRound(it.context, 'operating', 1, 2);
    expect(it.waiting()).toMatchObject({ step: 'buy-train', types: ['buy_train', 'pass'] });
    setCash(it.context, AB, 59);
    startRound(it.context, 'operating', 1, 3);
    expect(it.waiting()?.entities).toEqual([CD]);
  });

  it('counts some hexes twice', () => {
    const { context: play } = game();
    const value = (train: string, hex: string) => stopValue(play, CD, train, { hex: hexInfo(play, hex), stop: 0 });
    expect([value('L-0', 'E4'), value('2-0', 'E4'), value('L-0', 'E8')]).toEqual([60, 30, 20]);
  });
});
