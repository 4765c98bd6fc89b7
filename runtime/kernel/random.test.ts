/** The generator of the public format: values that its logs were dealt by (core rules 1.1). */
import { describe, expect, it } from 'vitest';
import { nextDraw, seedState, shuffle } from './random.ts';

const draws = (seed: number, count: number): readonly number[] => {
  let state = seedState(seed);
  return Array.from({ length: count }, () => (state = nextDraw(state)));
};

describe('draws', () => {
  it('of the seeds 314 and 1 are the known ones', () => {
    expect(draws(314, 4)).toEqual([758931947, 256736072, 1094557153, 1247606534]);
    expect(draws(1, 4)).toEqual([1103527590, 377401575, 662824084, 1147902781]);
  });

  it('of a seed beyond 2^31 are those of its remainder', () => {
    expect(draws(2 ** 31 + 314, 2)).toEqual(draws(314, 2));
    expect(seedState(2 ** 31)).toBe(0);
  });
});

describe('shuffling', () => {
  it('gives each a draw in list order and sorts by it: A to F with seed 314', () => {
    const { items, state } = shuffle([...'ABCDEF'], seedState(314));
    expect(items.join(' ')).toBe('B E F A C D');
    expect(state).toBe(draws(314, 6)[5]);
  });

  it('leaves the list as it was, and draws nothing for an empty one', () => {
    const list = ['A', 'B'];
    shuffle(list, 7);
    expect(list).toEqual(['A', 'B']);
    expect(shuffle([], 7)).toEqual({ items: [], state: 7 });
  });
});
