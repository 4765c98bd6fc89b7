import { describe, expect, it } from 'vitest';

import { player, setCash, sharePlay, withPolicies } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import type { Policies } from '../kernel/title.ts';
import { priorityPlayer, reorderPlayers } from './player-order.ts';
import { noteLastToAct, settleTurn } from './stock-memory.ts';

const seats = (play: Play): string => play.state.order.map((p) => p.slice(-1)).join('');

const game = (playerOrder: Policies['playerOrder']): Play => {
  const title = withPolicies({ playerOrder } as Parameters<typeof withPolicies>[0]);
  const play = sharePlay({ title, players: 4 });
  for (const [i, cash] of [300, 500, 500, 100].entries()) setCash(play, player(i + 1), cash);
  return play;
};

describe('who is first in the next stock round', () => {
  it.each([
    ['after_last_to_act', '3412'],
    ['first_to_pass', '4123'],
    ['most_cash', '2314'],
    ['least_cash', '4123'],
    ['next_clockwise', '2341'],
    ['most_cash_keep_order', '2341'],
  ] as const)('%s: %s', (mode, expected) => {
    const play = game(mode);
    play.set(['round', 'index'], 2);
    if (mode === 'first_to_pass') settleTurn(play, player(4));
    reorderPlayers(play);
    expect(seats(play)).toBe(expected);
  });

  it('nobody passed: the order stays', () => {
    const play = game('first_to_pass');
    reorderPlayers(play);
    expect(seats(play)).toBe('1234');
  });
});

it('the priority lies with the player after the last one who acted, and at first with the first', () => {
  const play = sharePlay({ players: 4 });
  expect(priorityPlayer(play)).toBe(player(1));
  noteLastToAct(play, player(4));
  expect(priorityPlayer(play)).toBe(player(1));
  noteLastToAct(play, player(2));
  expect(priorityPlayer(play)).toBe(player(3));
});
