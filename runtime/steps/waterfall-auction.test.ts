import { describe, expect, it } from 'vitest';

import { player, setCash, shareGame, shareTitle } from '../../test/support/share-title.ts';
import type { Game } from '../kernel/game.ts';
import { bareId } from '../kernel/state.ts';
import type { TitleDefinition } from '../kernel/title.ts';

/** Companies for 20 (S), 70 (M) and 160 (L); options of the auction where they are not the usual ones. */
const titleWith = (options: object = {}): TitleDefinition => ({
  ...shareTitle,
  rounds: {
    ...shareTitle.rounds,
    opening: ['auction'],
    definitions: shareTitle.rounds.definitions.map((round) =>
      round.id === 'auction'
        ? { ...round, steps: [{ id: 'pending-par' }, { id: 'waterfall-auction', increment: 5, ...options }] }
        : round,
    ),
  },
});

const auction = (options: object = {}, players = 3): Game => shareGame({ title: titleWith(options), players });
const bid = (game: Game, id: number, company: string, price: number): void =>
  void game.apply({ type: 'bid', entity: id, entity_type: 'player', company, price });
const pass = (game: Game, id: number): void => void game.apply({ type: 'pass', entity: id, entity_type: 'player' });
const refusal = (game: Game, id: number, company: string, price: number): string | undefined =>
  game.explain({ type: 'bid', entity: id, entity_type: 'player', company, price })?.rule;
const waits = (game: Game): string => (game.waiting()?.entities ?? []).map(bareId).join(' ');
const owner = (game: Game, company: string): string => bareId(game.state.privates[company]?.owner ?? '');
const cash = (game: Game, id: number): number => game.state.cash[player(id)] ?? 0;

describe('the cheapest company', () => {
  it('is bought at once for its price, and for nothing else', () => {
    const game = auction();
    expect(refusal(game, 1, 'S', 25)).toBe('auction.buy.price');
    bid(game, 1, 'S', 20);
    expect([owner(game, 'S'), cash(game, 1), waits(game)]).toEqual(['1', 780, '2']);
  });

  it('goes to its only bidder as soon as it is the cheapest', () => {
    const game = auction();
    bid(game, 1, 'M', 75);
    bid(game, 2, 'S', 20);
    expect([owner(game, 'M'), cash(game, 1), waits(game)]).toEqual(['1', 725, '3']);
  });

  it('is fought for by all who bid on it: who bid lowest is asked first', () => {
    const game = auction();
    bid(game, 1, 'M', 75);
    bid(game, 2, 'M', 80);
    bid(game, 3, 'S', 20);
    expect(waits(game)).toBe('1');
    expect(refusal(game, 1, 'M', 84)).toBe('auction.bid.low');
    expect(refusal(game, 1, 'L', 200)).toBe('auction.bid.company');
    bid(game, 1, 'M', 85);
    expect(waits(game)).toBe('2');
    pass(game, 2);
    expect([owner(game, 'M'), cash(game, 1), cash(game, 2)]).toEqual(['1', 715, 800]);
  });

  it('after a fight the next company may go to its only bidder in the same action (1830 log, action 10)', () => {
    const game = auction({}, 4);
    bid(game, 1, 'M', 75);
    bid(game, 2, 'M', 80);
    bid(game, 3, 'L', 165);
    bid(game, 4, 'S', 20);
    pass(game, 1);
    expect([owner(game, 'M'), owner(game, 'L')]).toEqual(['2', '3']);
  });

  it('the turn after a fight is that of the player after the last ordinary turn', () => {
    const game = auction({}, 4);
    bid(game, 1, 'M', 75);
    bid(game, 2, 'M', 80);
    bid(game, 3, 'S', 20);
    pass(game, 1);
    expect([owner(game, 'M'), waits(game)]).toEqual(['2', '4']);
  });
});

describe('bids', () => {
  it('raise the highest by the least raise; a second bid of a player replaces his first', () => {
    const game = auction();
    expect(refusal(game, 1, 'M', 74)).toBe('auction.bid.low');
    bid(game, 1, 'M', 90);
    expect(refusal(game, 2, 'M', 94)).toBe('auction.bid.low');
    pass(game, 2);
    pass(game, 3);
    bid(game, 1, 'M', 100);
    expect(game.state.round.memory['bids']).toEqual({ M: [{ player: player(1), price: 100 }] });
  });

  it('bind cash', () => {
    const game = auction();
    setCash(game.context, player(1), 250);
    bid(game, 1, 'M', 90);
    pass(game, 2);
    pass(game, 3);
    expect(refusal(game, 1, 'L', 165)).toBe('auction.bid.cash');
    expect(refusal(game, 1, 'M', 250)).toBeUndefined();
  });

  it('bind cash only while they lead, where the title says so', () => {
    const game = auction({ onlyHighestBidCommitted: true });
    setCash(game.context, player(1), 250);
    bid(game, 1, 'M', 90);
    bid(game, 2, 'M', 95);
    pass(game, 3);
    expect(refusal(game, 1, 'L', 165)).toBeUndefined();
  });

  it('lie whole raises above the least, where the title says so', () => {
    const game = auction({ mustBeMultiple: true });
    expect(refusal(game, 1, 'M', 77)).toBe('auction.bid.multiple');
    expect(refusal(game, 1, 'M', 80)).toBeUndefined();
    expect(refusal(auction(), 1, 'M', 77)).toBeUndefined();
  });
});

describe('all pass', () => {
  const everybody = (game: Game): void => {
    for (let i = 0; i < 3; i++) pass(game, Number(waits(game)));
  };

  it('the cheapest company becomes cheaper, until somebody must take it for nothing', () => {
    const game = auction();
    everybody(game);
    expect(refusal(game, 1, 'S', 20)).toBe('auction.buy.price');
    expect(refusal(game, 1, 'S', 15)).toBeUndefined();
    everybody(game);
    everybody(game);
    expect(owner(game, 'S')).toBe('bank');
    everybody(game);
    expect([owner(game, 'S'), cash(game, 1), waits(game)]).toEqual(['1', 800, '2']);
  });

  it('once it is sold, companies pay their owners', () => {
    const game = auction();
    bid(game, 1, 'S', 20);
    pass(game, 2);
    pass(game, 3);
    pass(game, 1);
    expect([cash(game, 1), waits(game)]).toEqual([785, '2']);
  });

  it('a bid takes a pass back', () => {
    const game = auction();
    pass(game, 1);
    pass(game, 2);
    bid(game, 3, 'L', 165);
    bid(game, 1, 'L', 170);
    pass(game, 2);
    pass(game, 3);
    expect(game.state.round.memory['discounts']).toBeUndefined();
    expect(waits(game)).toBe('1');
  });
});

it('with the last company the round is over; the player after the last ordinary turn is first', () => {
  const game = auction();
  bid(game, 1, 'S', 20);
  bid(game, 2, 'M', 70);
  bid(game, 3, 'L', 160);
  expect([game.state.round.kind, waits(game)]).toEqual(['stock', '1']);
});

it('everything listed can be played', () => {
  const game = auction();
  bid(game, 1, 'M', 90);
  const listed = game.legalActions();
  expect(listed.map(({ action }) => action.type)).toEqual(['bid', 'bid', 'bid', 'pass']);
  const dearest = listed.flatMap(({ action, range }) => (range === undefined ? [] : [{ ...action, price: range.max }]));
  expect(dearest.length).toBe(2);
  for (const action of [...listed.map((legal) => legal.action), ...dearest]) expect(game.explain(action)).toBeNull();
});
