/**
 * How many sequences of legal actions lead on from named states of 1830 (three players, seed 1). A range counts as one
 * action, taken at its lower end. The counts of small depth are worked out by hand beside them; the others are what came
 * out once those were right, and hold what nobody counts by hand in place.
 */
import { beforeEach, describe, expect, it } from 'vitest';

import type { Game } from '../../runtime/kernel/game.ts';
import { countSequences, splitSequences } from '../../runtime/testing/sequences.ts';
import { settingsOf, startGame } from '../support/random-games.ts';

const threePlayers = settingsOf('1830').find(({ name }) => name === '1830 for 3');
if (threePlayers === undefined) throw new Error('1830 cannot be played by three');

const by = (player: number) => ({ entity: player, entity_type: 'player' });

/** Everybody buys the cheapest in turn: SV and MH to 1, CS and CA to 2, DH and BO to 3, who starts B&O at 67. */
const auction = (game: Game): void => {
  const prices = { SV: 20, CS: 40, DH: 70, MH: 110, CA: 160, BO: 220 };
  for (const [turn, [company, price]] of Object.entries(prices).entries()) {
    game.apply({ type: 'bid', ...by((turn % 3) + 1), company, price });
  }
  game.apply({ type: 'par', ...by(3), corporation: 'B&O', share_price: '67,5,6' });
};

/** 1 starts NYC at 71, all buy of it until it floats, then all pass. */
const firstStockRound = (game: Game): void => {
  game.apply({ type: 'par', ...by(1), corporation: 'NYC', share_price: '71,4,6' });
  for (const [turn, share] of ['NYC_1', 'NYC_2', 'NYC_3', 'NYC_4'].entries()) {
    game.apply({ type: 'buy_shares', ...by(((turn + 1) % 3) + 1), shares: [share] });
  }
  for (const player of [3, 1, 2]) game.apply({ type: 'pass', ...by(player) });
};

let game: Game;
beforeEach(() => {
  game = startGame(threePlayers, 1);
});

const counts = (depths: number): number[] =>
  Array.from({ length: depths }, (_, index) => countSequences(game, index + 1));

describe('the opening auction', () => {
  it('is counted', () => {
    // While n companies are unsold and nothing is fought over, the player in turn has n + 1 choices: buy the cheapest, bid
    // on one of the n - 1 others, or pass; 800 each are enough for everything that may come in three actions.
    //
    // 1: n = 6, so 7.
    // 2: after the purchase of SV n = 5, so 6; after one of the 5 bids, or a pass, still 7: 6 + 5 x 7 + 7 = 48.
    // 3: SV bought first:   CS bought (n = 4): 5; one of 4 bids: 4 x 6; a pass: 6                             =  35
    //    bid on CS first:   SV bought, and CS goes to its bidder (n = 4): 5; one of 5 bids: 5 x 7; a pass: 7  =  47
    //    another of 4 bids: SV bought (n = 5): 6; one of 5 bids: 5 x 7; a pass: 7: 48 each                    = 192
    //    a pass first:      the same                                                                          =  48
    //    and 35 + 47 + 192 + 48 = 322.
    expect(counts(3)).toEqual([7, 48, 322]);
    expect(countSequences(game, 4)).toBe(2108);
  });

  it('is counted by first action', () => {
    const split = Object.entries(splitSequences(game, 3)).map(([action, count]) => {
      const { type, company } = JSON.parse(action) as { type: string; company?: string };
      return [`${type} ${company ?? ''}`.trim(), count];
    });
    expect(Object.fromEntries(split)).toEqual({
      'bid SV': 35,
      'bid CS': 47,
      'bid DH': 48,
      'bid MH': 48,
      'bid CA': 48,
      'bid BO': 48,
      pass: 48,
    });
  });
});

describe('the first stock round', () => {
  beforeEach(() => auction(game));

  it('is counted', () => {
    // Player 1 has 670 and may start one of 7 corporations at one of 6 prices (42), buy a share of B&O, pass, or, as the
    // owner of MH, exchange it for a share of NYC at any time, which ends nobody's turn. Nothing can be sold yet.
    //
    // 1: 42 + 1 + 1 + 1 = 45.
    // 2: MH exchanged: 44 are left. B&O bought: 45 for player 2. One of 42 pars: 6 x 6 = 36 pars, a share of the new
    //    corporation, one of B&O, a pass, MH: 40. A pass: 45. So 44 + 45 + 42 x 40 + 45 = 1814.
    // 3: MH first:  B&O 44, par 42 x 39, pass 44                                                              =  1726
    //    B&O first: MH 44, B&O 45, par 42 x 40, pass 45                                                       =  1814
    //    par first: MH 39, the new share 40, B&O 40, 36 further pars with 30 + 3 + 1 + 1 = 35 each, pass 40
    //               = 1419, 42 times                                                                          = 59598
    //    pass first: as after B&O                                                                             =  1814
    //    and 1726 + 1814 + 59598 + 1814 = 64952.
    expect(counts(3)).toEqual([45, 1814, 64_952]);
  });
});

describe('the first turn of an operating round', () => {
  beforeEach(() => {
    auction(game);
    firstStockRound(game);
  });

  it('is counted', () => {
    expect(game.waiting()).toMatchObject({ step: 'track', entities: ['corporation:NYC'] });
    // NYC stands in Albany, a city without track: tile 57 in any of 6 rotations, no other yellow tile has one city. It may
    // also pass, and MH may still be exchanged.
    //
    // 1: 6 + 1 + 1 = 8.
    // 2: MH exchanged: 7 are left. After a tile no other city is reached, so no token; nothing to run; a 2-train for 80,
    //    a pass, for no route makes a train a must, or MH: 3. After a pass the same. 7 + 6 x 3 + 3 = 28.
    expect(counts(2)).toEqual([8, 28]);
    expect(countSequences(game, 3)).toBe(364);
    expect(countSequences(game, 4)).toBe(2807);
  });

  it('is counted without traces', () => {
    const before = structuredClone(game.state);
    countSequences(game, 3);
    expect(game.state).toEqual(before);
  });
});
