import { describe, expect, it } from 'vitest';

import { corporation, deal, player, setCash, shareGame, start, withPolicies } from '../../test/support/share-title.ts';
import type { Setting } from '../../test/support/share-title.ts';
import type { Game } from '../kernel/game.ts';
import { bareId } from '../kernel/state.ts';

const by = (id: number) => ({ entity: id, entity_type: 'player' });
const act = (game: Game, id: number, type: string, fields: object = {}): void =>
  void game.apply({ type, ...by(id), ...fields });
const waits = (game: Game): string => (game.waiting()?.entities ?? []).map(bareId).join(' ');
const takes = (game: Game): string => (game.waiting()?.types ?? []).join(' ');
const refusal = (game: Game, id: number, type: string, fields: object = {}): string | undefined =>
  game.explain({ type, ...by(id), ...fields })?.rule;

const parAB = { corporation: 'AB', share_price: '80,2,4' };

/** Turn 2: AB belongs to player 1, who holds 30%; player 2 holds 10%. */
const later = (setting: Setting = {}): Game => {
  const game = shareGame(setting);
  const play = game.context;
  start(play, 'AB', { owner: player(1), at: '80,2,4', operated: 1 });
  deal(play, { [player(1)]: ['AB_0', 'AB_1'], [player(2)]: ['AB_2'] });
  play.set(['turn'], 2);
  return game;
};

describe('a turn', () => {
  it('of the first stock round ends with the purchase: nothing can be sold', () => {
    const game = shareGame();
    expect(takes(game)).toBe('par pass');
    act(game, 1, 'par', parAB);
    expect(waits(game)).toBe('2');
    act(game, 2, 'buy_shares', { shares: ['AB_1'] });
    expect(waits(game)).toBe('3');
  });

  it('needs a pass to end while something can still be sold', () => {
    const game = later();
    act(game, 1, 'buy_shares', { shares: ['AB_3'], percent: 10 });
    expect([waits(game), takes(game)]).toEqual(['1', 'sell_shares pass']);
    act(game, 1, 'pass');
    expect(waits(game)).toBe('2');
  });

  it('sells before and after the purchase, but buys nothing it has sold', () => {
    const game = later();
    act(game, 1, 'sell_shares', { shares: ['AB_1'], percent: 10 });
    expect(refusal(game, 1, 'buy_shares', { shares: ['AB_3'] })).toBe('stock.buy.sold-before');
    act(game, 1, 'par', { corporation: 'CD', share_price: '67,4,4' });
    expect([waits(game), takes(game)]).toEqual(['2', 'buy_shares par sell_shares pass']);
  });

  it('has nothing left after the purchase where nothing is sold after it', () => {
    const game = later({ title: withPolicies({ sales: { order: 'sell_buy' } }) });
    act(game, 1, 'buy_shares', { shares: ['AB_3'] });
    expect(waits(game)).toBe('2');
  });

  it('is only to sell for who holds too much, and cannot be passed', () => {
    const game = later();
    const play = game.context;
    deal(play, { [player(1)]: ['AB_3', 'AB_4', 'AB_5', 'AB_6'] });
    expect(takes(game)).toBe('sell_shares');
    expect(game.legalActions().every((legal) => legal.action.type === 'sell_shares')).toBe(true);
    expect(refusal(game, 1, 'pass')).toBeDefined();
    act(game, 1, 'sell_shares', { shares: ['AB_1'] });
    expect(takes(game)).toBe('par sell_shares pass');
  });

  it('belongs to one player: others are refused', () => {
    expect(refusal(shareGame(), 2, 'pass')).toBe('turn.waiting');
  });
});

describe('the order of turns', () => {
  it('goes on until all have passed in a row; who acts again has not passed', () => {
    const game = shareGame();
    act(game, 1, 'pass');
    act(game, 2, 'par', parAB);
    act(game, 3, 'pass');
    act(game, 1, 'buy_shares', { shares: ['AB_1'] });
    act(game, 2, 'pass');
    expect([game.state.turn, waits(game)]).toEqual([1, '3']);
    act(game, 3, 'pass');
    act(game, 1, 'pass');
    expect(game.state.turn).toBe(2);
  });

  it('begins the next round with the player after the last who did not merely pass', () => {
    const game = shareGame();
    act(game, 1, 'pass');
    act(game, 2, 'par', parAB);
    act(game, 3, 'pass');
    act(game, 1, 'pass');
    act(game, 2, 'pass');
    expect(game.state.order.map(bareId).join(' ')).toBe('3 1 2');
  });

  it('stays when nobody does anything', () => {
    const game = shareGame();
    for (const id of [1, 2, 3]) act(game, id, 'pass');
    expect([game.state.turn, game.state.order.map(bareId).join(' ')]).toEqual([2, '1 2 3']);
  });

  it('passes over who can do nothing', () => {
    const game = shareGame();
    setCash(game.context, player(2), 10);
    act(game, 1, 'par', parAB);
    expect(waits(game)).toBe('3');
    expect(game.state.round.memory['passed']).toEqual({ [player(2)]: true });
  });

  it('leaves out bankrupt players', () => {
    const game = shareGame();
    game.context.set(['bankrupt', player(2)], true);
    for (const id of [1, 2, 3]) act(game, id, 'pass');
    act(game, 1, 'pass');
    expect(waits(game)).toBe('3');
  });
});

describe('actions of the list', () => {
  it('all can be played, and each refused action leaves no trace', () => {
    const game = later();
    const before = structuredClone(game.state);
    expect(game.legalActions().length).toBeGreaterThan(10);
    for (const { action } of game.legalActions()) expect(game.explain(action), JSON.stringify(action)).toBeNull();
    expect(refusal(game, 1, 'sell_shares', { shares: ['AB_1', 'AB_0'], percent: 30 })).toBe('stock.sell.president');
    expect(game.state).toEqual(before);
  });

  it('starting prices are those that the player can pay, each in a cell of the market', () => {
    const game = shareGame();
    setCash(game.context, player(1), 165);
    const prices = game
      .legalActions()
      .flatMap(({ action }) => (action.type === 'par' && action.corporation === 'CD' ? [action.share_price] : []));
    expect(prices).toEqual(['80,2,4', '71,3,4', '67,4,4']);
    expect(refusal(game, 1, 'par', { corporation: 'CD', share_price: '90,1,4' })).toBe('stock.buy.cash');
    expect(refusal(game, 1, 'par', { corporation: 'CD', share_price: '75,3,5' })).toBe('stock.par.price');
  });

  it('a corporation is started once', () => {
    const game = later();
    expect(refusal(game, 1, 'par', parAB)).toBe('stock.par.started');
    expect(game.state.corporations[corporation('AB')]?.started).toBe(true);
  });
});
