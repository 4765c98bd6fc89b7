import { describe, expect, it } from 'vitest';

import { corporation, deal, player, shareGame, shareTitle, start } from '../../test/support/share-title.ts';
import type { Game } from '../kernel/game.ts';
import { automaticActions } from './programs.ts';

const by = (id: number) => ({ entity: id, entity_type: 'player' as const });

/** Plays what the programs say until they say nothing more; tells what that was. */
const playOn = (game: Game): readonly string[] => {
  const played: string[] = [];
  for (let next = automaticActions(game.context); next.length > 0; next = automaticActions(game.context)) {
    for (const action of next) {
      game.apply(action);
      played.push(`${action.type} ${action.entity}`);
    }
    if (played.length > 50) throw new Error(`no end: ${played.slice(-4).join(', ')}`);
  }
  return played;
};

const later = (): Game => {
  const game = shareGame();
  start(game.context, 'AB', { owner: player(1), at: '80,2,4', operated: 1, floated: false });
  deal(game.context, { [player(1)]: ['AB_0', 'AB_1'], [player(2)]: ['AB_2'] });
  game.context.set(['turn'], 2);
  return game;
};

describe('a program that passes', () => {
  it('passes when its owner is in turn, and not before', () => {
    const game = later();
    game.apply({ type: 'program_share_pass', ...by(2) });
    expect(playOn(game)).toEqual([]);
    game.apply({ type: 'pass', ...by(1) });
    expect(playOn(game)).toEqual(['pass 2']);
    expect(game.waiting()?.entities).toEqual([player(3)]);
  });

  it('gives up when another sells, unless it is to pass in any case', () => {
    for (const unconditional of [false, true]) {
      const game = later();
      game.apply({ type: 'program_share_pass', ...by(2), unconditional });
      game.apply({ type: 'sell_shares', ...by(1), shares: ['AB_1'], percent: 10 });
      game.apply({ type: 'pass', ...by(1) });
      expect(playOn(game)).toEqual(unconditional ? ['pass 2'] : ['program_disable 2']);
    }
  });

  it('gives up when its owner must sell', () => {
    const game = later();
    deal(game.context, { [player(2)]: ['AB_3', 'AB_4', 'AB_5', 'AB_6', 'AB_7', 'AB_8'] });
    game.apply({ type: 'program_share_pass', ...by(2) });
    game.apply({ type: 'pass', ...by(1) });
    expect(game.waiting()).toMatchObject({ entities: [player(2)], types: ['sell_shares'] });
    expect(playOn(game)).toEqual(['program_disable 2']);
  });

  it("gives up when somebody buys into a corporation that is not yet safely its owner's", () => {
    const game = later();
    game.apply({ type: 'pass', ...by(1) });
    game.apply({ type: 'program_share_pass', ...by(1) });
    game.apply({ type: 'buy_shares', ...by(2), shares: ['AB_3'], percent: 10 });
    game.apply({ type: 'pass', ...by(2) });
    game.apply({ type: 'pass', ...by(3) });
    expect(playOn(game)).toEqual(['program_disable 1']);
  });

  it('ends with the stock round, unless it is indefinite', () => {
    const rounds = { ...shareTitle.rounds, cycle: [{ round: 'stock' }, { round: 'auction' }] };
    for (const indefinite of [false, true]) {
      const game = shareGame({ title: { ...shareTitle, rounds } });
      game.apply({ type: 'program_share_pass', ...by(2), indefinite });
      for (const id of [1, 2, 3]) game.apply({ type: 'pass', ...by(id) });
      expect(game.state.round.kind).toBe('auction');
      expect(game.state.programs[player(2)] !== undefined).toBe(indefinite);
    }
  });
});

describe('a program that buys', () => {
  it('buys one certificate a turn until it holds so many shares, and passes where a pass is needed', () => {
    const game = later();
    game.apply({ type: 'program_buy_shares', ...by(1), corporation: 'AB', until_condition: 5 });
    expect(playOn(game)).toEqual(['buy_shares 1', 'pass 1']);
    game.apply({ type: 'pass', ...by(2) });
    game.apply({ type: 'pass', ...by(3) });
    expect(playOn(game)).toEqual(['buy_shares 1', 'program_disable 1', 'pass 1']);
  });

  it('stops at the float and leaves the rest of the turn to its owner', () => {
    const game = later();
    deal(game.context, { [player(1)]: ['AB_3', 'AB_4'] });
    game.apply({ type: 'program_buy_shares', ...by(1), corporation: 'AB', until_condition: 'float' });
    expect(playOn(game)).toEqual(['buy_shares 1', 'program_disable 1']);
    expect(game.state.corporations[corporation('AB')]?.floated).toBe(true);
    expect(game.waiting()?.entities).toEqual([player(1)]);
  });

  it('gives up where there is nothing to buy', () => {
    const game = later();
    game.apply({ type: 'program_buy_shares', ...by(1), corporation: 'AB', until_condition: 5, from_market: true });
    expect(playOn(game)).toEqual(['program_disable 1']);
  });

  it('may go on passing afterwards', () => {
    const game = later();
    game.apply({ type: 'program_buy_shares', ...by(1), corporation: 'AB', until_condition: 4, auto_pass_after: true });
    expect(playOn(game)).toEqual(['buy_shares 1', 'program_disable 1', 'program_share_pass 1', 'pass 1']);
  });
});

describe('a program that bids', () => {
  const auction = (): Game =>
    shareGame({ title: { ...shareTitle, rounds: { ...shareTitle.rounds, opening: ['auction'] } } });

  it('bids the least it must up to its limit', () => {
    const game = auction();
    game.apply({ type: 'program_auction_bid', ...by(2), bid_target: 'M', enable_maximum_bid: true, maximum_bid: 90 });
    game.apply({ type: 'bid', ...by(1), company: 'M', price: 85 });
    expect(playOn(game)).toEqual(['bid 2']);
    game.apply({ type: 'pass', ...by(3) });
    game.apply({ type: 'bid', ...by(1), company: 'M', price: 95 });
    expect(playOn(game)).toEqual(['program_disable 2']);
  });

  it('buys at the price it names', () => {
    const game = auction();
    game.apply({ type: 'program_auction_bid', ...by(1), bid_target: 'S', enable_buy_price: true, buy_price: 20 });
    expect(playOn(game)).toEqual(['bid 1']);
    expect(game.state.privates['S']?.owner).toBe(player(1));
  });
});
