import { describe, expect, it } from 'vitest';

import { corporation, giveTrain, operate, railTitle, setCash } from '../../../test/support/rail-title.ts';
import { shareGame } from '../../../test/support/share-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { DEPOT, DISCARD } from '../../kernel/state.ts';
import type { TitleDefinition } from '../../kernel/title.ts';
import { moveTrain, placeOf, trainsOf } from '../../core/trains.ts';
import { trainTradeIn } from './index.ts';

const AB = corporation('AB');
const by = { entity: 'AB', entity_type: 'corporation' };

/** A 4 (300) costs 100 less for a 3 and 40 less for a 2; it is the next train. */
const title = (): TitleDefinition => {
  const base = railTitle({ mechanics: [{ id: 'train-trade-in' }] });
  return {
    ...base,
    trains: base.trains.map((t) => (t.id === '4' ? { ...t, tradeIn: { 3: 100, 2: 40 } } : t)),
    rounds: {
      ...base.rounds,
      definitions: base.rounds.definitions.map((r) =>
        r.id === 'operating' ? { ...r, steps: [{ id: 'discard-train' }, { id: 'buy-train' }] } : r,
      ),
    },
  };
};

const game = (trains: readonly string[], cash: number): Game => {
  const it = shareGame({ title: title(), mechanics: [trainTradeIn] });
  const play = it.context;
  for (const name of trains) giveTrain(play, AB, name);
  for (const train of trainsOf(play, DEPOT).filter((id) => !id.startsWith('4')))
    moveTrain(play, train, corporation('EF'), 'test');
  operate(play);
  setCash(play, AB, cash);
  startRound(play, 'operating', 1, 1);
  return it;
};

const offers = (it: Game): readonly string[] =>
  it
    .legalActions()
    .flatMap(({ action }) =>
      action.type === 'buy_train' && action.train.startsWith('4')
        ? [`${action.train} ${action.price}${action.exchange === undefined ? '' : ` for ${action.exchange}`}`]
        : [],
    );
const buy = (price: number, exchange?: string) => ({
  type: 'buy_train',
  ...by,
  train: '4-0',
  price,
  ...(exchange === undefined ? {} : { exchange }),
});

describe('a train that takes others in', () => {
  it('is offered at its price, and for less with each train that may be handed in', () => {
    expect(offers(game(['2', '3'], 1000))).toEqual(['4-0 300', '4-0 260 for 2-0', '4-0 200 for 3-0']);
  });

  it('is offered as far as the money goes', () => {
    expect(offers(game(['2', '3'], 250))).toEqual(['4-0 200 for 3-0']);
    expect(offers(game(['2', '3'], 199))).toEqual([]);
  });

  it('is offered for another even where there is no room', () => {
    expect(offers(game(['2', '2', '3', '3'], 1000))).toEqual([
      '4-0 260 for 2-0',
      '4-0 260 for 2-1',
      '4-0 200 for 3-0',
      '4-0 200 for 3-1',
    ]);
  });

  it('costs exactly that much less, and the old train lies with the discarded ones', () => {
    const it = game(['3'], 1000);
    expect(it.explain(buy(300, '3-0'))?.rule).toBe('train.price');
    expect(it.explain(buy(200))?.rule).toBe('train.price');
    it.apply(buy(200, '3-0'));
    expect([placeOf(it.context, '4-0'), placeOf(it.context, '3-0')]).toEqual([AB, DISCARD]);
    expect(it.state.cash[AB]).toBe(800);
    expect(it.changes()).toContainEqual(
      expect.objectContaining({ kind: 'train', train: '3-0', rule: 'train.trade-in' }),
    );
  });

  it('takes no train of another operator, nor one that it has no price for', () => {
    const it = game(['3'], 1000);
    expect(it.explain(buy(260, '2-0'))?.rule).toBe('train.not-on-sale');
    const four = game(['4', '3'], 1000);
    expect(four.explain({ ...buy(200, '4-0'), train: '4-1' })?.rule).toBe('train.not-on-sale');
  });
});

describe('the step of the trains', () => {
  it('waits for who can afford a train only by handing one in, and is passed otherwise', () => {
    const full = ['2', '2', '3', '3'];
    expect(game(full, 200).waiting()?.entities).toEqual([AB]);
    expect(game(full, 199).waiting()?.entities).toEqual([corporation('CD')]);
  });
});
