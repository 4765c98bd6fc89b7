import { describe, expect, it } from 'vitest';

import { railGame } from '../../../test/support/rail-title.ts';
import type { Game } from '../../kernel/game.ts';
import { privateDeal } from './index.ts';

/** The companies and values of the beginner's game of 1889 for four. */
const PRIVATES = [
  { id: 'ER', name: 'ER', value: 40, revenue: 15 },
  { id: 'SMR', name: 'SMR', value: 60, revenue: 20 },
  { id: 'DR', name: 'DR', value: 60, revenue: 20 },
  { id: 'SIR', name: 'SIR', value: 90, revenue: 25 },
];

const game = (options: { readonly price?: string } = {}, players = 4): Game =>
  railGame({
    with: [privateDeal],
    mechanics: [{ id: 'private-deal', ...options }],
    privates: PRIVATES,
    players,
    seed: 7,
  });

const owners = ({ state }: Game) =>
  Object.fromEntries(Object.entries(state.privates).map(([id, { owner }]) => [id, owner]));

describe('dealt private companies', () => {
  it('are shuffled as the public implementation does: for seed 7 SMR, DR, ER, SIR for seats 1 to 4', () => {
    expect(owners(game())).toEqual({ SMR: 'player:1', DR: 'player:2', ER: 'player:3', SIR: 'player:4' });
  });

  it('cost their face value, paid to the bank', () => {
    const { state } = game();
    expect([1, 2, 3, 4].map((seat) => state.cash[`player:${seat}`])).toEqual([540, 540, 560, 510]);
    expect(state.cash['bank']).toBe(12000 - 4 * 600 + 250);
  });

  it('may be free', () => {
    expect(game({ price: 'nothing' }).state.cash['player:1']).toBe(600);
  });

  it('that are too many stay with the bank', () => {
    expect(owners(game({}, 2))).toEqual({ SMR: 'player:1', DR: 'player:2', ER: 'bank', SIR: 'bank' });
  });

  it('are dealt before anybody is asked', () => {
    expect(game().waiting()).toMatchObject({ step: 'trade-shares', entities: ['player:1'] });
  });
});
