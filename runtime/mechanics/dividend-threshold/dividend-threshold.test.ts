import { describe, expect, it } from 'vitest';

import { corporation, player, shareGame, shareTitle, start } from '../../../test/support/share-title.ts';
import { passValue } from '../../kernel/hooks.ts';
import { dividendThreshold } from './index.ts';

const MOVES = [
  { times: 0, steps: 0 },
  { times: 1, steps: 1 },
  { times: 2, steps: 2 },
];

/** Steps of a price of 100 for what is paid out. */
const steps = (paid: number, options: object = {}): number => {
  const { context: play } = shareGame({
    title: { ...shareTitle, mechanics: [{ id: 'dividend-threshold', moves: MOVES, ...options }] },
    mechanics: [dividendThreshold],
  });
  start(play, 'AB', { owner: player(1), at: '100,0,4' });
  return passValue(play, 'dividendMove', paid > 0 ? 1 : -1, { operator: corporation('AB'), revenue: paid, paid });
};

describe('a price of 100', () => {
  it.each([
    [99, 0],
    [100, 1],
    [199, 1],
    [200, 2],
    [900, 2],
  ])('at %i paid in all moves %i to the right', (paid, expected) => {
    expect(steps(paid)).toBe(expected);
  });

  it('moves left where nothing is paid', () => {
    expect(steps(0)).toBe(-1);
  });

  it('may be compared with what one share of ten receives', () => {
    expect([steps(990, { compare: 'perShare' }), steps(1000, { compare: 'perShare' })]).toEqual([0, 1]);
  });

  it('moves as usual below the first entry', () => {
    expect(steps(50, { moves: [{ times: 1, steps: 3 }] })).toBe(1);
  });
});
