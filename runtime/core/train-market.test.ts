/** Who may buy which train, from whom, at which price, with whose money (core rules 8.12, 13.2). */
import { beforeEach, describe, expect, it } from 'vitest';
import { corporation, giveTrain, operate, player, railTitle, setCash } from '../../test/support/rail-title.ts';
import { shareGame } from '../../test/support/share-title.ts';
import { trainTradeIn } from '../mechanics/train-trade-in/index.ts';
import type { Play } from '../kernel/play.ts';
import { DISCARD } from '../kernel/state.ts';
import type { EmergencyPolicy, TitleDefinition, TrainPolicy } from '../kernel/title.ts';
import {
  anythingOnSale,
  buyTrain,
  canBuyTrain,
  mustBuyTrain,
  noteEmergencySale,
  trainChoices,
} from './train-market.ts';
import { placeOf, trainsOf } from './trains.ts';

const AB = corporation('AB');
const CD = corporation('CD');
let play: Play;

interface Rules {
  readonly trains?: Partial<TrainPolicy>;
  readonly emergency?: Partial<EmergencyPolicy>;
  readonly tradeIn?: boolean;
}

const setting = ({ trains = {}, emergency = {}, tradeIn = false }: Rules = {}): void => {
  const title = railTitle({ mechanics: tradeIn ? [{ id: 'train-trade-in' }] : [] });
  const policies = {
    ...title.policies,
    trains: { ...title.policies.trains, ...trains },
    emergency: { ...title.policies.emergency, ...emergency },
  };
  const priced: TitleDefinition = {
    ...title,
    policies,
    trains: title.trains.map((t) => (t.id === '3' && tradeIn ? { ...t, tradeIn: { 2: 40 } } : t)),
  };
  play = shareGame({ title: priced, mechanics: [trainTradeIn] }).context;
  operate(play);
};

const choices = (operator = AB) =>
  trainChoices(play, operator).map(({ train, min, max, exchange }) =>
    [train, min, max, ...(exchange === null ? [] : [exchange])].join(' '),
  );

const force = (): void => play.set(['corporations', AB, 'hadRoute'], true);

beforeEach(() => setting());

describe('an operator with money and room', () => {
  it('buys the next train of the depot at its price, and trains of others from 1 to all it has', () => {
    giveTrain(play, CD, '2');
    expect(choices()).toEqual(['2-1 80 80', '2-0 1 1000']);
  });

  it('buys none from others where the title forbids it, or of another president where it asks for the same', () => {
    for (const fromOthers of ['never', 'same_president'] as const) {
      setting({ trains: { fromOthers } });
      giveTrain(play, CD, '2');
      expect(choices()).toEqual(['2-1 80 80']);
    }
    play.set(['corporations', CD, 'owner'], player(1));
    expect(choices()).toEqual(['2-1 80 80', '2-0 1 1000']);
  });

  it('is still asked with 1 of money while anybody else owns a train', () => {
    setCash(play, AB, 1);
    expect(canBuyTrain(play, AB)).toBe(false);
    giveTrain(play, CD, '2');
    expect(canBuyTrain(play, AB)).toBe(true);
  });

  it('has nothing to buy once its hand is full', () => {
    for (const name of ['2', '2', '2', '3']) giveTrain(play, AB, name);
    expect(canBuyTrain(play, AB)).toBe(false);
    expect(choices()).toEqual([]);
  });
});

describe('an operator without a train', () => {
  it('must buy one as soon as it has had a route, unless the title never asks', () => {
    expect(mustBuyTrain(play, AB)).toBe(false);
    force();
    expect(mustBuyTrain(play, AB)).toBe(true);
    giveTrain(play, AB, '2');
    expect(mustBuyTrain(play, AB)).toBe(false);
    setting({ trains: { mustBuy: 'never' } });
    force();
    expect(mustBuyTrain(play, AB)).toBe(false);
    setting({ trains: { mustBuy: 'always' } });
    expect(mustBuyTrain(play, AB)).toBe(true);
  });

  it('gets the missing money from its president, for the cheapest train', () => {
    force();
    setCash(play, AB, 30);
    setCash(play, player(1), 60);
    expect(choices()).toEqual(['2-0 80 80']);
    const [offer] = trainChoices(play, AB);
    if (offer === undefined) throw new Error('nothing offered');
    buyTrain(play, AB, offer, 80);
    expect(trainsOf(play, AB)).toEqual(['2-0']);
    expect([play.state.cash[AB], play.state.cash[player(1)]]).toEqual([0, 10]);
  });

  it("may use his money for another's train up to its list price, and after he sold shares only as far as the sale was needed", () => {
    force();
    setCash(play, AB, 30);
    setCash(play, player(1), 100);
    giveTrain(play, CD, '2');
    expect(choices()).toContain('2-0 1 80');
    noteEmergencySale(play, 60);
    expect(choices()).toContain('2-0 71 80');
    setting({ emergency: { fromOthers: 'never' } });
    force();
    setCash(play, AB, 30);
    setCash(play, player(1), 100);
    giveTrain(play, CD, '2');
    expect(choices()).toContain('2-0 1 30');
    noteEmergencySale(play, 60);
    expect(choices()).toEqual(['2-1 80 80']);
  });
});

describe('a train handed in', () => {
  it('makes another cheaper, even for who has no room, and lies with the discarded ones', () => {
    setting({ tradeIn: true });
    for (const name of ['2', '2', '2']) giveTrain(play, AB, name);
    setCash(play, AB, 150);
    expect(choices()).toEqual(['3-0 140 140 2-0', '3-0 140 140 2-1', '3-0 140 140 2-2']);
    const [offer] = trainChoices(play, AB);
    if (offer === undefined) throw new Error('nothing offered');
    buyTrain(play, AB, offer, 140);
    expect(placeOf(play, '2-0')).toBe(DISCARD);
    expect(play.state.cash[AB]).toBe(10);
    expect(play.state.phase).toBe(1);
  });
});

describe('one train of each type a turn', () => {
  it('leaves other types, and those of others, on sale', () => {
    setting({ trains: { onePerType: true } });
    const [offer] = trainChoices(play, AB);
    if (offer === undefined) throw new Error('nothing offered');
    buyTrain(play, AB, offer, 80);
    expect(choices()).toEqual([]);
    expect(anythingOnSale(play, AB)).toBe(false);
    giveTrain(play, CD, '2');
    expect(anythingOnSale(play, AB)).toBe(true);
  });
});
