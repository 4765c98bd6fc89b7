/** Invariants have teeth: each fault, written into the state of a sound game of 1830, is named. */
import { beforeEach, describe, expect, it } from 'vitest';

import { playGame, settingsOf } from '../../test/support/random-games.ts';
import type { Game } from '../kernel/game.ts';
import { BANK, DEPOT, POOL } from '../kernel/state.ts';
import type { GameState } from '../kernel/state.ts';
import { brokenInvariants, overdrawn } from './invariants.ts';

const [setting] = settingsOf('1830');
if (setting === undefined) throw new Error('1830 can be played by nobody');

let game: Game;
let state: GameState;
beforeEach(() => {
  game = playGame(setting, 3, 'steady', { maxActions: 150 });
  state = game.state;
});

/** Somebody's, so that there is something to spoil: a corporation with a president, a price and a token. */
const running = (): string => {
  const found = Object.entries(state.corporations).find(([, c]) => c.owner !== null && c.tokens[0]?.hex !== null);
  if (found === undefined) throw new Error('nothing runs yet');
  return found[0];
};

describe('a state of a random game', () => {
  it('is sound', () => {
    expect(brokenInvariants(game)).toEqual([]);
    expect(overdrawn(game)).toEqual([]);
    expect(running()).toMatch(/^corporation:/);
  });

  const faults: readonly (readonly [string, () => void, RegExp])[] = [
    [
      'money comes from nowhere',
      () => (state.cash['player:1'] = (state.cash['player:1'] ?? 0) + 1),
      /all money is 12001, not 12000/,
    ],
    [
      'half a dollar moves',
      () => {
        state.cash['player:1'] = 0.5;
      },
      /no whole amount/,
    ],
    [
      'a certificate is lost',
      () => state.holdings[running()]?.[state.corporations[running()]?.owner ?? '']?.pop(),
      /is nowhere/,
    ],
    [
      'a certificate is doubled',
      () => {
        state.holdings[running()] = { ...state.holdings[running()], [POOL]: ['PRR_0', 'PRR_0'] };
      },
      /lies in two places/,
    ],
    [
      'a certificate lies under another name',
      () => {
        state.holdings[running()] = { ...state.holdings[running()], [BANK]: ['XY_1'] };
      },
      /XY_1 is listed under/,
    ],
    [
      'somebody unknown holds shares',
      () => {
        state.holdings[running()] = { ...state.holdings[running()], 'player:9': [] };
      },
      /player:9, who does not exist/,
    ],
    [
      'a president has no certificate',
      () => {
        const corporation = state.corporations[running()];
        if (corporation !== undefined)
          state.corporations[running()] = {
            ...corporation,
            owner: 'player:1' === corporation.owner ? 'player:2' : 'player:1',
          };
      },
      /without the president's certificate/,
    ],
    [
      'a marker is taken off',
      () => {
        for (const key of Object.keys(state.markers)) delete state.markers[key];
      },
      /has a price but no marker/,
    ],
    ['a marker stands elsewhere', () => (state.markers['99,99'] = [running()]), /where there is no cell/],
    [
      'a private belongs to nobody known',
      () => {
        state.privates['SV'] = { owner: 'corporation:XY', revenue: 5 };
      },
      /SV belongs to corporation:XY/,
    ],
    [
      'a player sits twice',
      () => {
        state.order = ['player:1', 'player:1'];
      },
      /order of play/,
    ],
    [
      'a token leaves the map',
      () => {
        const { hex = null } = state.corporations[running()]?.tokens[0] ?? {};
        const place = hex === null ? undefined : state.hexes[hex];
        if (hex !== null && place !== undefined)
          state.hexes[hex] = { ...place, cities: place.cities.map((slots) => slots.map(() => null)) };
      },
      /token 0 of .* is not in/,
    ],
    [
      'a token appears',
      () => {
        const place = state.hexes['H10'];
        if (place !== undefined) state.hexes['H10'] = { ...place, cities: [['corporation:PRR']] };
      },
      /stands in H10 without a token/,
    ],
    [
      'a tile is made',
      () => {
        state.supply['57'] = [0, 1, 2, 3, 4, 5, 6];
      },
      /tile 57: \d+ copies instead of 4/,
    ],
    [
      'a tile has too few slots',
      () => {
        const place = state.hexes['H12'];
        if (place !== undefined) state.hexes['H12'] = { ...place, cities: [], reserved: [] };
      },
      /H12 has slots of 0 cities instead of 1/,
    ],
    ['a train is doubled', () => state.trains[DEPOT]?.push('D-0', 'D-0'), /train D-0 is in two places/],
    ['a train is made', () => state.trains[DEPOT]?.push('6-7'), /train 6-7 is not one of the title/],
    [
      'a corporation has too many trains',
      () => {
        state.trains[running()] = ['D-5', 'D-6', 'D-7', 'D-8', 'D-9'];
      },
      /has more trains than its limit/,
    ],
    [
      'something is no JSON',
      () => {
        (state.slices as Record<string, unknown>)['exchange'] = { at: undefined };
      },
      /\/slices\/exchange\/at is no plain JSON/,
    ],
    [
      'something is no number',
      () => {
        state.turn = Number.NaN;
      },
      /\/turn is no plain JSON/,
    ],
  ];

  it.each(faults)('is not where %s', (_, spoil, named) => {
    spoil();
    expect(brokenInvariants(game).join('\n')).toMatch(named);
  });

  it('is not where somebody owes', () => {
    state.cash['player:1'] = -5;
    state.cash[BANK] = -100;
    expect(overdrawn(game)).toEqual(['player:1 has -5']);
  });
});
