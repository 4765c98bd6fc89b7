import { describe, expect, it } from 'vitest';

import { corporation, player, shareGame, shareTitle } from '../../../test/support/share-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { corporationsInOrder } from '../../core/corporation-order.ts';
import { parObjection } from '../../core/par.ts';
import { EMPTY, block, requeue, started, unblock } from './queue.ts';
import { floatQueue } from './index.ts';

/** The first four draws of seed 1 are 1103527590, 377401575, 662824084, 1147902781 (core rules 1.1): CD, EF, AB, GH. */
const game = (options: object = {}, players = 3): Game =>
  shareGame({
    title: { ...shareTitle, mechanics: [{ id: 'float-queue', ...options }] },
    mechanics: [floatQueue],
    players,
  });

const order = (it: Game): readonly string[] => corporationsInOrder(it.context);
const startable = (it: Game): readonly string[] => [
  ...new Set(it.legalActions().flatMap(({ action }) => (action.type === 'par' ? [action.corporation] : []))),
];
const par = (player: number, id: string) => ({
  type: 'par',
  entity: player,
  entity_type: 'player',
  corporation: id,
  share_price: '100,0,4',
});

describe('a queue of corporations', () => {
  it('is dealt by one draw each, the lowest first', () => {
    expect(order(game())).toEqual(['CD', 'EF', 'AB', 'GH'].map(corporation));
  });

  it('lets only the first be started, then the next', () => {
    const it = game();
    expect(startable(it)).toEqual(['CD']);
    expect(it.explain(par(1, 'AB'))?.rule).toBe('float-queue.next');
    it.apply(par(1, 'CD'));
    expect(startable(it)).toEqual(['EF']);
  });

  it('moves a delayed corporation behind the closed places, where it was dealt into one of them', () => {
    expect(order(game({ delay: { corporation: 'CD', places: 2 } }))).toEqual(['AB', 'EF', 'CD', 'GH'].map(corporation));
    expect(order(game({ delay: { corporation: 'GH', places: 2 } }))).toEqual(['CD', 'EF', 'AB', 'GH'].map(corporation));
  });

  it('takes the last ones out of the game, by the number of players', () => {
    const it = game({ remove: { '3': 1 } });
    expect(it.state.corporations[corporation('GH')]?.closed).toBe(true);
    expect(it.explain(par(1, 'GH'))?.rule).toBe('stock.par.started');
    expect(game({ remove: { '3': 1 } }, 4).state.corporations[corporation('GH')]?.closed).toBe(false);
  });

  it('lets a corporation that came back wait until the next stock round', () => {
    const it = game();
    const play = it.context;
    tellEvent(play, 'startUnblocked', { corporation: corporation('CD') });
    const objection = () => parObjection(play, player(1), corporation('CD'), 100)?.rule;
    expect(objection()).toBe('float-queue.recent');
    startRound(play, 'stock', 0, 1);
    expect(objection()).toBeUndefined();
    expect(startable(it)).toEqual(['CD']);
  });
});

describe('the order of the queue', () => {
  const queue = { ...EMPTY, order: ['A', 'B', 'C'], next: 'A' };

  it('goes on to the corporation behind the one that is started', () => {
    expect(started(queue, 'A').next).toBe('B');
    expect(started({ ...queue, next: 'C' }, 'C').next).toBeNull();
    expect(started(queue, 'B').next).toBe('A');
  });

  it('sends a corporation that has nowhere to begin to the end, and its turn to the next', () => {
    expect(block(queue, 'A')).toMatchObject({ order: ['B', 'C', 'A'], next: 'B', blocked: ['A'] });
    expect(block({ ...queue, next: 'C' }, 'C')).toMatchObject({ order: ['A', 'B', 'C'], next: 'C' });
    expect(unblock(block(queue, 'A'), 'A')).toMatchObject({ blocked: [], recent: ['A'] });
  });

  it('puts a closed corporation at the end; it is next where the one in front of it is started', () => {
    const all = { ...queue, next: null };
    expect(requeue(all, 'A', () => true)).toMatchObject({ order: ['B', 'C', 'A'], next: 'A', recent: ['A'] });
    expect(requeue({ ...all, next: 'C' }, 'A', (c) => c !== 'C')).toMatchObject({ order: ['B', 'C', 'A'], next: 'C' });
  });

  it('puts it in front of one that is blocked, which loses its turn', () => {
    const blocked = { ...queue, order: ['A', 'B', 'C'], next: 'C', blocked: ['C'] };
    expect(requeue(blocked, 'A', (c) => c === 'B')).toMatchObject({ order: ['B', 'A', 'C'], next: null });
  });
});
