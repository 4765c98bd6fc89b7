import { describe, expect, it } from 'vitest';

import { corporation, giveTrain, operate, setCash } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { REMOVED } from '../../kernel/state.ts';
import { placeMarker, moveMarker } from '../../core/market-moves.ts';
import { cellById, marketPrice } from '../../core/market.ts';
import { mustBuyTrain, trainChoices } from '../../core/train-market.ts';
import { moveTrain, trainLimit } from '../../core/trains.ts';
import { nationalRailway } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** CD is the national railway, at 90, in its turn; 2-trains rust, 3-trains never do. */
const game = (options: object = {}): Game => {
  const it = turnGame({
    uses: [{ id: 'national-railway', corporation: 'CD', mustBuyAbove: 500, mustBuyAboveWithRusting: 300, ...options }],
    with: [nationalRailway],
    steps: [{ id: 'route' }, { id: 'dividend' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      market: { ...title.market, zones: { ...title.market.zones, brown: { closes: true } } },
    }),
  });
  const play = it.context;
  operate(play);
  setCash(play, AB, 0);
  setCash(play, CD, 400);
  startRound(play, 'operating', 1, 1);
  return it;
};
const own = (it: Game): void =>
  tellEvent(it.context, 'corporationAbsorbed', { corporation: corporation('EF'), by: CD, trains: ['3-0'] });
const offers = (it: Game, buyer: string): readonly string[] =>
  trainChoices(it.context, buyer).map(({ train, min, max }) => `${train} ${min}-${max}`);

describe('until it has owned a train that never rusts', () => {
  it('its price stands still', () => {
    const it = game();
    moveMarker(it.context, CD, 'left', 1, 'test');
    expect(marketPrice(it.context, CD)).toBe(90);
    own(it);
    moveMarker(it.context, CD, 'left', 1, 'test');
    expect(marketPrice(it.context, CD)).toBe(70);
  });

  it('it keeps what it earns, unasked', () => {
    const it = game();
    giveTrain(it.context, CD, '2');
    startRound(it.context, 'operating', 1, 1);
    it.apply({
      type: 'run_routes',
      entity: 'CD',
      entity_type: 'corporation',
      routes: [{ train: '2-0', connections: [['E8', 'E6']] }],
    });
    expect([it.state.cash[CD], it.waiting()?.step]).toEqual([430, 'buy-train']);
  });

  it('it must buy one with so much cash, with less if it has one that rusts', () => {
    const it = game();
    setCash(it.context, CD, 501);
    // The bank sells none that it could buy.
    expect(mustBuyTrain(it.context, CD)).toBe(false);
    for (const train of ['2-0', '2-1', '2-2']) moveTrain(it.context, train, REMOVED, 'test');
    expect(mustBuyTrain(it.context, CD)).toBe(true);
    setCash(it.context, CD, 500);
    expect(mustBuyTrain(it.context, CD)).toBe(false);
    setCash(it.context, CD, 301);
    moveTrain(it.context, '2-0', CD, 'test');
    expect(mustBuyTrain(it.context, CD)).toBe(true);
    own(it);
    expect(mustBuyTrain(it.context, CD)).toBe(false);
  });
});

describe('always', () => {
  it('it buys only trains that never rust', () => {
    const it = game();
    expect(offers(it, CD)).toEqual([]);
    for (const train of ['2-0', '2-1', '2-2']) moveTrain(it.context, train, REMOVED, 'test');
    expect(offers(it, CD)).toEqual(['3-0 180-180']);
  });

  it('trains change hands with it at their price', () => {
    const it = game();
    giveTrain(it.context, AB, '3');
    expect(offers(it, CD)).toEqual(['3-0 180-180']);
    moveTrain(it.context, '3-0', CD, 'test');
    setCash(it.context, AB, 200);
    expect(offers(it, AB)).toContain('3-0 180-180');
  });

  it('it may own more trains, fewer once its surplus is settled', () => {
    const it = game({ extraTrains: 99, extraTrainsLater: 1 });
    expect([trainLimit(it.context, CD), trainLimit(it.context, AB)]).toEqual([103, 4]);
    tellEvent(it.context, 'surplusSettled', { corporation: CD });
    expect(trainLimit(it.context, CD)).toBe(5);
  });

  it('it never enters a cell that closes corporations', () => {
    const it = game();
    own(it);
    const cell = cellById(it.context.rules.market, '36,4,2');
    if (cell === undefined) throw new Error('no such cell');
    placeMarker(it.context, CD, cell, 'test');
    moveMarker(it.context, CD, 'left', 1, 'test');
    expect(marketPrice(it.context, CD)).toBe(36);
  });
});
