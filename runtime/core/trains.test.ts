/** The depot, limits and prices of trains (core rules 12.1 to 12.3). */
import { beforeEach, describe, expect, it } from 'vitest';
import { corporation, giveTrain, operate, railGame } from '../../test/support/rail-title.ts';
import type { Play } from '../kernel/play.ts';
import { DEPOT, DISCARD, REMOVED } from '../kernel/state.ts';
import {
  cheapestDepotPrice,
  countedTrains,
  depotOffers,
  discardTrain,
  hasRoom,
  markTrain,
  moveTrain,
  placeOf,
  trainCopy,
  trainLimit,
  trainName,
  trainsOf,
} from './trains.ts';

const AB = corporation('AB');
let play: Play;
beforeEach(() => {
  play = railGame({ with: [] }).context;
  operate(play);
});

describe('names of trains', () => {
  it('are the type and the copy, however the type is called', () => {
    expect(trainName('5+5E-2')).toBe('5+5E');
    expect(trainCopy('5+5E-2')).toBe(2);
  });
});

describe('the depot', () => {
  it('offers its next train only', () => {
    expect(trainsOf(play, DEPOT)).toEqual(['2-0', '2-1', '2-2', '3-0', '3-1', '4-0']);
    expect(depotOffers(play, AB)).toEqual(['2-0']);
    expect(cheapestDepotPrice(play, AB)).toBe(80);
  });

  it('offers one of each discarded type beside it', () => {
    for (const id of ['2-0', '2-1', '3-0']) moveTrain(play, id, DISCARD, 'test');
    expect(depotOffers(play, AB)).toEqual(['2-2', '2-0', '3-0']);
  });

  it('has always one more of an unlimited type', () => {
    for (let i = 0; i < 5; i++) moveTrain(play, trainsOf(play, DEPOT)[0] ?? '', AB, 'test');
    moveTrain(play, '4-0', AB, 'test');
    expect(trainsOf(play, DEPOT)).toEqual(['4-1']);
    moveTrain(play, '4-1', AB, 'test');
    expect(trainsOf(play, DEPOT)).toEqual(['4-2']);
  });
});

describe('the train limit', () => {
  it("is the phase's, and obsolete trains do not count", () => {
    const [first] = ['2', '2', '2', '3'].map((name) => giveTrain(play, AB, name));
    expect(trainLimit(play, AB)).toBe(4);
    expect(hasRoom(play, AB)).toBe(false);
    markTrain(play, first ?? '', 'obsolete', true);
    expect(countedTrains(play, AB)).toBe(3);
    expect(hasRoom(play, AB)).toBe(true);
  });
});

describe('a discarded train', () => {
  it('can be bought again; an obsolete one leaves the game', () => {
    giveTrain(play, AB, '2');
    giveTrain(play, AB, '2');
    markTrain(play, '2-1', 'obsolete', true);
    discardTrain(play, '2-0', 'test');
    discardTrain(play, '2-1', 'test');
    expect(placeOf(play, '2-0')).toBe(DISCARD);
    expect(placeOf(play, '2-1')).toBe(REMOVED);
  });
});
